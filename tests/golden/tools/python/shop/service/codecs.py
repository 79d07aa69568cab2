# Made by toolc from tools.tools; do not edit.
"""How payloads and results of the service `shop` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

BUY_PAYLOAD: Codec[types.BuyPayload] = Codec(lambda: table.Record(types.BuyPayload, lambda: (
    table.Field("id", table.STRING),
    table.Field("count", table.Int(ge=1, le=9), default="1"),
)))
NOTE_PAYLOAD: Codec[types.NotePayload] = Codec(lambda: table.Record(types.NotePayload, lambda: (
    table.Field("text", table.STRING),
)))
NOTE_RESULT: Codec[types.NoteResult] = Codec(lambda: table.Record(types.NoteResult, lambda: (
    table.Field("length", table.INT),
)))
