# Made by toolc from namesakes.tools; do not edit.
"""The payloads, results and errors of the toolset `sheets`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.namesakes.types import Outcome, OutcomeSchema, Rows, Twins

__all__ = [
    "DescribeArgs",
    "Outcome",
    "OutcomeSchema",
    "ReadRowsArgs",
    "ReadRowsArgsRowsItem",
    "ReadRowsResultItem",
    "Rows",
    "Twins",
]


class ReadRowsArgsRowsItem(Struct, kw_only=True, forbid_unknown_fields=True):
    id: toolrt.Int


class ReadRowsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read_rows`."""

    rows: list[ReadRowsArgsRowsItem]


class ReadRowsResultItem(Struct, kw_only=True, forbid_unknown_fields=True):
    id: toolrt.Int


class DescribeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `describe`."""

    kind: OutcomeSchema
