# Made by toolc from relatives.tools; do not edit.
"""The payloads, results and errors of the service `sheet`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ...types.relatives.types import DraftError, Expr, FromService, Path, S, SheetsTools
from ...types.relatives.types import SheetService as RelativesSheetService
from ...types.sheet_service.types import Row

__all__ = [
    "DraftError",
    "Expr",
    "FromService",
    "FromServicePayload",
    "Path",
    "PathPayload",
    "ReadPayload",
    "ReadResultPayload",
    "RelativesSheetService",
    "Row",
    "S",
    "SPayload",
    "ServicePayload",
    "SheetsTools",
    "SheetsToolsPayload",
]


class ReadPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `read`."""

    rows: toolrt.Int


class ReadResultPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `read_result`."""

    rows: toolrt.Int


class SPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `s`."""

    s: S


class FromServicePayload(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    """The payload of `from_service`."""

    from_: FromService


class SheetsToolsPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `sheets_tools`."""

    tools: SheetsTools


class PathPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `path`."""

    path: Path


class ServicePayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `service`."""

    service: RelativesSheetService
    row: Row
