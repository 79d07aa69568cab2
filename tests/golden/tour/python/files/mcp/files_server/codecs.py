# Made by toolc from files.tools; do not edit.
"""How the types of resources and prompts of `files_server` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

FILE_TEXT_ARGS: Codec[types.FileTextArgs] = Codec(lambda: table.Record(types.FileTextArgs, lambda: (
    table.Field("path", table.STRING),
)))
SUGGEST_NAMES_ARGS: Codec[types.SuggestNamesArgs] = Codec(lambda: table.Record(types.SuggestNamesArgs, lambda: (
    table.Field("pattern", table.STRING),
)))
FILE_TEXT_RESULT: Codec[str] = Codec(lambda: table.STRING)
