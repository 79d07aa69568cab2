# Made by toolc from notes.tools; do not edit.
"""How the types of resources and prompts of `notes_server` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_notes import codecs as acme_notes
from . import types

# fmt: off

NOTE_ARGS: Codec[types.NoteArgs] = Codec(lambda: table.Record(types.NoteArgs, lambda: (
    table.Field("name", table.STRING),
)))
SUMMARIZE_ARGS: Codec[types.SummarizeArgs] = Codec(lambda: table.Record(types.SummarizeArgs, lambda: (
    table.Field("topic", table.Text(least=1, most=200)),
    table.Field("length", acme_notes.LENGTH.table, default='"short"'),
)))
TIDY_ARGS: Codec[types.TidyArgs] = Codec(lambda: table.Record(types.TidyArgs, lambda: (
    table.Field("name", table.Text(least=1, most=60, patterns=(table.Pattern("^[a-z0-9]+(-[a-z0-9]+)*$", "^[0-9a-z]+(-[0-9a-z]+)*\\Z"),))),
)))
NOTE_RESULT: Codec[str] = Codec(lambda: table.STRING)
