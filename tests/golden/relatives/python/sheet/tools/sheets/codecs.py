# Made by toolc from relatives.tools; do not edit.
"""How payloads, results and errors of `sheets` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.relatives import codecs as relatives
from ....types.sheet_service import codecs as sheet_service
from . import types

# fmt: off

S_ARGS: Codec[types.SArgs] = Codec(lambda: table.Record(types.SArgs, lambda: (
    table.Field("s", relatives.S.table),
)))
FROM_SERVICE_ARGS: Codec[types.FromServiceArgs] = Codec(lambda: table.Record(types.FromServiceArgs, lambda: (
    table.Field("from", relatives.FROM_SERVICE.table, attr="from_"),
)))
SHEETS_TOOLS_ARGS: Codec[types.SheetsToolsArgs] = Codec(lambda: table.Record(types.SheetsToolsArgs, lambda: (
    table.Field("tools", relatives.SHEETS_TOOLS.table),
)))
SHEET_SERVICE_ARGS: Codec[types.SheetServiceArgs] = Codec(lambda: table.Record(types.SheetServiceArgs, lambda: (
    table.Field("service", relatives.SHEET_SERVICE.table),
    table.Field("row", sheet_service.ROW.table),
)))
PATH_ARGS: Codec[types.PathArgs] = Codec(lambda: table.Record(types.PathArgs, lambda: (
    table.Field("from", relatives.PATH.table, attr="from_"),
)))
PATH_RESULT: Codec[types.PathResult] = Codec(lambda: table.Record(types.PathResult, lambda: (
    table.Field("to", relatives.PATH.table),
)))
ROWS_ARGS: Codec[types.RowsArgs] = Codec(lambda: table.Record(types.RowsArgs, lambda: (
    table.Field("rows", table.INT),
)))
ROWS_RESULT: Codec[types.RowsResult] = Codec(lambda: table.Record(types.RowsResult, lambda: (
    table.Field("all", table.List(table.INT)),
)))
ROWS_RESULT_ARGS: Codec[types.RowsResultArgs] = Codec(lambda: table.Record(types.RowsResultArgs, lambda: (
    table.Field("rows", table.INT),
)))
ROWS_RESULT_RESULT: Codec[types.RowsResultResult] = Codec(lambda: table.Record(types.RowsResultResult, lambda: (
    table.Field("all", table.List(table.INT)),
)))
