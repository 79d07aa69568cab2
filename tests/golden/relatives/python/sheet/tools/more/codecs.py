# Made by toolc from relatives.tools; do not edit.
"""How payloads, results and errors of `more` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

STREAM_NOTE_ARGS: Codec[types.StreamNoteArgs] = Codec(lambda: table.Record(types.StreamNoteArgs, lambda: (
    table.Field("x", table.INT),
)))
STREAM_ARGS: Codec[types.StreamArgs] = Codec(lambda: table.Record(types.StreamArgs, lambda: (
    table.Field("x", table.INT),
)))
STREAM_NOTE_RESULT: Codec[int] = Codec(lambda: table.INT)
STREAM_NOTE_ITEM: Codec[int] = Codec(lambda: table.INT)
STREAM_ITEM: Codec[int] = Codec(lambda: table.Int(ge=1, le=2))
