# Made by toolc from relatives.tools; do not edit.
"""From the arguments of the bound tools of `sheets` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....sheet.service import codecs as sheet_service_2_codecs
from ....types.relatives import codecs as relatives_codecs
from . import codecs

if TYPE_CHECKING:
    from ....sheet.service import types as sheet_service_2
    from . import types

__all__ = [
    "from_service_payload",
    "from_service_result",
    "path_payload",
    "path_result",
    "rows_payload",
    "rows_result",
    "rows_result_payload",
    "rows_result_result",
    "s_payload",
    "s_result",
    "sheet_service_payload",
    "sheet_service_result",
    "sheets_tools_payload",
    "sheets_tools_result",
]

# fmt: off
_PATH_ARGS = call.Members((("path", call.Path("args", ("from",))),))
_PATH_RESULT = call.Members((("to", call.Path("result", ())),))
_ROWS_ARGS = call.Members((("rows", call.Path("args", ("rows",))),))
_ROWS_RESULT = call.Members((("all", call.Path("result", ())),))
_ROWS_RESULT_ARGS = call.Members((("rows", call.Path("args", ("rows",))),))
_ROWS_RESULT_RESULT = call.Members((("all", call.Path("result", ())),))
# fmt: on


def s_payload(args: types.SArgs) -> sheet_service_2.SPayload:
    """Give what `sheet.s` takes for a call of `s`."""
    roots = call.roots(args, codecs.S_ARGS)
    return call.payload(roots, sheet_service_2_codecs.S_PAYLOAD)


def s_result(result: sheet_service_2.S) -> types.S:
    """Give what `s` gives for a result of `sheet.s`."""
    return result


def from_service_payload(
    args: types.FromServiceArgs,
) -> sheet_service_2.FromServicePayload:
    """Give what `sheet.from_service` takes for a call of `from_service`."""
    roots = call.roots(args, codecs.FROM_SERVICE_ARGS)
    return call.payload(roots, sheet_service_2_codecs.FROM_SERVICE_PAYLOAD)


def from_service_result(result: sheet_service_2.FromService) -> types.FromService:
    """Give what `from_service` gives for a result of `sheet.from_service`."""
    return result


def sheets_tools_payload(
    args: types.SheetsToolsArgs,
) -> sheet_service_2.SheetsToolsPayload:
    """Give what `sheet.sheets_tools` takes for a call of `sheets_tools`."""
    roots = call.roots(args, codecs.SHEETS_TOOLS_ARGS)
    return call.payload(roots, sheet_service_2_codecs.SHEETS_TOOLS_PAYLOAD)


def sheets_tools_result(
    result: sheet_service_2.SheetsTools,
) -> types.RelativesSheetsTools:
    """Give what `sheets_tools` gives for a result of `sheet.sheets_tools`."""
    return result


def sheet_service_payload(
    args: types.SheetServiceArgs,
) -> sheet_service_2.ServicePayload:
    """Give what `sheet.service` takes for a call of `sheet_service`."""
    roots = call.roots(args, codecs.SHEET_SERVICE_ARGS)
    return call.payload(roots, sheet_service_2_codecs.SERVICE_PAYLOAD)


def sheet_service_result(
    result: sheet_service_2.RelativesSheetService,
) -> types.SheetService:
    """Give what `sheet_service` gives for a result of `sheet.service`."""
    return result


def path_payload(args: types.PathArgs) -> sheet_service_2.PathPayload:
    """Give what `sheet.path` takes for a call of `path`."""
    roots = call.roots(args, codecs.PATH_ARGS)
    return call.mapped_payload(roots, _PATH_ARGS, sheet_service_2_codecs.PATH_PAYLOAD)


def path_result(result: sheet_service_2.Path) -> types.PathResult:
    """Give what `path` gives for a result of `sheet.path`."""
    return call.transform_result(
        relatives_codecs.PATH, result, codecs.PATH_RESULT, _PATH_RESULT
    )


def rows_payload(args: types.RowsArgs) -> sheet_service_2.ReadPayload:
    """Give what `sheet.read` takes for a call of `rows`."""
    roots = call.roots(args, codecs.ROWS_ARGS)
    return call.mapped_payload(roots, _ROWS_ARGS, sheet_service_2_codecs.READ_PAYLOAD)


def rows_result(result: list[int]) -> types.RowsResult:
    """Give what `rows` gives for a result of `sheet.read`."""
    return call.transform_result(
        sheet_service_2_codecs.READ_RESULT, result, codecs.ROWS_RESULT, _ROWS_RESULT
    )


def rows_result_payload(
    args: types.RowsResultArgs,
) -> sheet_service_2.ReadResultPayload:
    """Give what `sheet.read_result` takes for a call of `rows_result`."""
    roots = call.roots(args, codecs.ROWS_RESULT_ARGS)
    return call.mapped_payload(
        roots, _ROWS_RESULT_ARGS, sheet_service_2_codecs.READ_RESULT_PAYLOAD
    )


def rows_result_result(result: list[int]) -> types.RowsResultResult:
    """Give what `rows_result` gives for a result of `sheet.read_result`."""
    return call.transform_result(
        sheet_service_2_codecs.READ_RESULT_RESULT,
        result,
        codecs.ROWS_RESULT_RESULT,
        _ROWS_RESULT_RESULT,
    )
