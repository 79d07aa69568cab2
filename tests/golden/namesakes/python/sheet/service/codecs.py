# Made by toolc from namesakes.tools; do not edit.
"""How payloads and results of the service `sheet` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

READ_PAYLOAD_ROWS_ITEM: Codec[types.ReadPayloadRowsItem] = Codec(lambda: table.Record(types.ReadPayloadRowsItem, lambda: (
    table.Field("id", table.INT),
)))
READ_PAYLOAD: Codec[types.ReadPayload] = Codec(lambda: table.Record(types.ReadPayload, lambda: (
    table.Field("rows", table.List(READ_PAYLOAD_ROWS_ITEM.table)),
)))
READ_RESULT_ITEM: Codec[types.ReadResultItem] = Codec(lambda: table.Record(types.ReadResultItem, lambda: (
    table.Field("id", table.INT),
)))
READ_RESULT: Codec[list[types.ReadResultItem]] = Codec(lambda: table.List(READ_RESULT_ITEM.table))
