# Made by toolc from words.tools; do not edit.
"""How the types of `words` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

ITEM: Codec[types.Item] = Codec(lambda: table.Record(types.Item, lambda: (
    table.Field("unit", table.Enum(None, ("UNSET", "types."))),
)))
TERMS: Codec[types.Terms] = Codec(lambda: table.Record(types.Terms, lambda: (
    table.Field("count", table.INT, optional=True),
)))
IMPORT_RESULT: Codec[types.ImportResult] = Codec(lambda: table.Record(types.ImportResult, lambda: (
    table.Field("done", table.BOOL),
)))
LISTED: Codec[types.Listed] = Codec(lambda: table.Record(types.Listed, lambda: (
    table.Field("item", ITEM.table),
)))
