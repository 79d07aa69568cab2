# Made by toolc from notes.tools; do not edit.
"""How payloads, results and errors of `notes` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_notes import codecs as acme_notes
from . import types

# fmt: off

LIST_NOTES_ARGS: Codec[types.ListNotesArgs] = Codec(lambda: table.Record(types.ListNotesArgs, lambda: ()))
LIST_NOTES_RESULT: Codec[types.ListNotesResult] = Codec(lambda: table.Record(types.ListNotesResult, lambda: (
    table.Field("names", table.List(table.Text(least=1, most=60, patterns=(table.Pattern("^[a-z0-9]+(-[a-z0-9]+)*$", "^[0-9a-z]+(-[0-9a-z]+)*\\Z"),)))),
)))
SEARCH_NOTES_ARGS: Codec[types.SearchNotesArgs] = Codec(lambda: table.Record(types.SearchNotesArgs, lambda: (
    table.Field("text", table.Text(least=1, most=200)),
    table.Field("limit", table.Int(ge=1, le=100), default="20"),
)))
SEARCH_NOTES_RESULT: Codec[types.SearchNotesResult] = Codec(lambda: table.Record(types.SearchNotesResult, lambda: (
    table.Field("matches", table.List(acme_notes.MATCH.table)),
    table.Field("complete", table.BOOL),
)))
READ_NOTE_ARGS: Codec[types.ReadNoteArgs] = Codec(lambda: table.Record(types.ReadNoteArgs, lambda: (
    table.Field("name", table.Text(least=1, most=60, patterns=(table.Pattern("^[a-z0-9]+(-[a-z0-9]+)*$", "^[0-9a-z]+(-[0-9a-z]+)*\\Z"),))),
)))
WRITE_NOTE_ARGS: Codec[types.WriteNoteArgs] = Codec(lambda: table.Record(types.WriteNoteArgs, lambda: (
    table.Field("name", table.Text(least=1, most=60, patterns=(table.Pattern("^[a-z0-9]+(-[a-z0-9]+)*$", "^[0-9a-z]+(-[0-9a-z]+)*\\Z"),))),
    table.Field("text", table.Text(least=1, most=100000)),
)))
WRITE_NOTE_RESULT: Codec[types.WriteNoteResult] = Codec(lambda: table.Record(types.WriteNoteResult, lambda: (
    table.Field("created", table.BOOL),
)))
DELETE_NOTE_ARGS: Codec[types.DeleteNoteArgs] = Codec(lambda: table.Record(types.DeleteNoteArgs, lambda: (
    table.Field("name", table.Text(least=1, most=60, patterns=(table.Pattern("^[a-z0-9]+(-[a-z0-9]+)*$", "^[0-9a-z]+(-[0-9a-z]+)*\\Z"),))),
)))
DELETE_NOTE_RESULT: Codec[types.DeleteNoteResult] = Codec(lambda: table.Record(types.DeleteNoteResult, lambda: (
    table.Field("deleted", table.BOOL),
)))
