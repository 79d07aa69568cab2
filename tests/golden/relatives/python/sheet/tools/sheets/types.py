# Made by toolc from relatives.tools; do not edit.
"""The payloads, results and errors of the toolset `sheets`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.relatives.types import (
    DraftError,
    Expr,
    FromService,
    Path,
    S,
    SheetService,
)
from ....types.relatives.types import SheetsTools as RelativesSheetsTools
from ....types.sheet_service.types import Row

__all__ = [
    "DraftError",
    "Expr",
    "FromService",
    "FromServiceArgs",
    "Path",
    "PathArgs",
    "PathResult",
    "RelativesSheetsTools",
    "Row",
    "RowsArgs",
    "RowsResult",
    "RowsResultArgs",
    "RowsResultResult",
    "S",
    "SArgs",
    "SheetService",
    "SheetServiceArgs",
    "SheetsToolsArgs",
]


class SArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `s`."""

    s: S


class FromServiceArgs(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    """The arguments of `from_service`."""

    from_: FromService


class SheetsToolsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `sheets_tools`."""

    tools: RelativesSheetsTools


class SheetServiceArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `sheet_service`."""

    service: SheetService
    row: Row


class PathArgs(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    """The arguments of `path`."""

    from_: Path


class PathResult(Struct, kw_only=True, forbid_unknown_fields=True):
    to: Path


class RowsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `rows`."""

    rows: toolrt.Int


class RowsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    all: list[toolrt.Int]


class RowsResultArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `rows_result`."""

    rows: toolrt.Int


class RowsResultResult(Struct, kw_only=True, forbid_unknown_fields=True):
    all: list[toolrt.Int]
