# Made by toolc from research.tools; do not edit.
"""How payloads, results and errors of `notes` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_research import codecs as acme_research
from . import types

# fmt: off

FIND_NOTES_ARGS: Codec[types.FindNotesArgs] = Codec(lambda: table.Record(types.FindNotesArgs, lambda: (
    table.Field("words", table.List(table.STRING, least=1, most=5)),
)))
READ_NOTE_ARGS: Codec[types.ReadNoteArgs] = Codec(lambda: table.Record(types.ReadNoteArgs, lambda: (
    table.Field("id", table.STRING),
)))
DELETE_NOTE_ARGS: Codec[types.DeleteNoteArgs] = Codec(lambda: table.Record(types.DeleteNoteArgs, lambda: (
    table.Field("id", table.STRING),
)))
FIND_NOTES_RESULT: Codec[list[str]] = Codec(lambda: table.List(table.STRING))
READ_NOTE_RESULT: Codec[types.Note | None] = Codec(lambda: table.Nullable(acme_research.NOTE.table))
DELETE_NOTE_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
