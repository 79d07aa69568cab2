# Made by toolc from relatives.tools; do not edit.
"""How payloads and results of the service `sheet` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ...types.relatives import codecs as relatives
from ...types.sheet_service import codecs as sheet_service
from . import types

# fmt: off

READ_PAYLOAD: Codec[types.ReadPayload] = Codec(lambda: table.Record(types.ReadPayload, lambda: (
    table.Field("rows", table.INT),
)))
READ_RESULT_PAYLOAD: Codec[types.ReadResultPayload] = Codec(lambda: table.Record(types.ReadResultPayload, lambda: (
    table.Field("rows", table.INT),
)))
S_PAYLOAD: Codec[types.SPayload] = Codec(lambda: table.Record(types.SPayload, lambda: (
    table.Field("s", relatives.S.table),
)))
FROM_SERVICE_PAYLOAD: Codec[types.FromServicePayload] = Codec(lambda: table.Record(types.FromServicePayload, lambda: (
    table.Field("from", relatives.FROM_SERVICE.table, attr="from_"),
)))
SHEETS_TOOLS_PAYLOAD: Codec[types.SheetsToolsPayload] = Codec(lambda: table.Record(types.SheetsToolsPayload, lambda: (
    table.Field("tools", relatives.SHEETS_TOOLS.table),
)))
PATH_PAYLOAD: Codec[types.PathPayload] = Codec(lambda: table.Record(types.PathPayload, lambda: (
    table.Field("path", relatives.PATH.table),
)))
SERVICE_PAYLOAD: Codec[types.ServicePayload] = Codec(lambda: table.Record(types.ServicePayload, lambda: (
    table.Field("service", relatives.SHEET_SERVICE.table),
    table.Field("row", sheet_service.ROW.table),
)))
READ_RESULT: Codec[list[int]] = Codec(lambda: table.List(table.INT))
READ_RESULT_RESULT: Codec[list[int]] = Codec(lambda: table.List(table.Int(ge=1, le=2)))
