# Made by toolc from namesakes.tools; do not edit.
"""The payloads, results and errors of the service `sheet`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ...types.namesakes.types import Rows

__all__ = ["ReadPayload", "ReadPayloadRowsItem", "ReadResultItem", "Rows"]


class ReadPayloadRowsItem(Struct, kw_only=True, forbid_unknown_fields=True):
    id: toolrt.Int


class ReadPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `read`."""

    rows: list[ReadPayloadRowsItem]


class ReadResultItem(Struct, kw_only=True, forbid_unknown_fields=True):
    id: toolrt.Int
