# Made by toolc from tools.tools; do not edit.
"""How payloads, results and errors of `shop` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

NOTE_TEXT_ARGS: Codec[types.NoteTextArgs] = Codec(lambda: table.Record(types.NoteTextArgs, lambda: (
    table.Field("text", table.STRING),
)))
NOTE_TEXT_RESULT: Codec[types.NoteTextResult] = Codec(lambda: table.Record(types.NoteTextResult, lambda: (
    table.Field("length", table.INT),
)))
