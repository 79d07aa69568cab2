# Made by toolc from notes.tools; do not edit.
"""How the types of `acme.notes` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from . import types

# fmt: off

NOTE: Codec[types.Note] = Codec(lambda: table.Record(types.Note, lambda: (
    table.Field("name", table.Text(least=1, most=60, patterns=(table.Pattern("^[a-z0-9]+(-[a-z0-9]+)*$", "^[0-9a-z]+(-[0-9a-z]+)*\\Z"),))),
    table.Field("text", table.Text(most=100000)),
)))
MATCH: Codec[types.Match] = Codec(lambda: table.Record(types.Match, lambda: (
    table.Field("name", table.Text(least=1, most=60, patterns=(table.Pattern("^[a-z0-9]+(-[a-z0-9]+)*$", "^[0-9a-z]+(-[0-9a-z]+)*\\Z"),))),
    table.Field("line", table.Int(ge=1)),
    table.Field("text", table.STRING),
)))
LENGTH: Codec[types.Length] = Codec(lambda: table.Enum(types.Length, ("short", "long")))
NO_SUCH_NOTE: Codec[Any] = Codec(lambda: table.Record(types.NoSuchNote.Details, lambda: (
    table.Field("name", table.STRING),
)))
