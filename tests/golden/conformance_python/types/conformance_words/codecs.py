# Made by toolc from words.tools; do not edit.
"""How the types of `conformance.words` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

COLOUR: Codec[types.Colour] = Codec(lambda: table.Enum(types.Colour, ("red", "green", "blue", "grey", "gray")))
KEYS: Codec[types.Keys] = Codec(lambda: table.Record(types.Keys, lambda: (
    table.Field("order_by", table.INT, optional=True),
    table.Field("orderBy2", table.INT, attr="order_by2", optional=True),
    table.Field("created_at", table.INT, optional=True),
    table.Field("limit", table.INT, optional=True),
)))
PAIR: Codec[types.Pair] = Codec(lambda: table.Record(types.Pair, lambda: (
    table.Field("ab", table.INT, optional=True),
    table.Field("ba", table.INT, optional=True),
)))
OSA: Codec[types.Osa] = Codec(lambda: table.Record(types.Osa, lambda: (
    table.Field("xxxxabc", table.INT, optional=True),
)))
SIX: Codec[types.Six] = Codec(lambda: table.Record(types.Six, lambda: (
    table.Field("create", table.INT, optional=True),
)))
TWO: Codec[types.Two] = Codec(lambda: table.Record(types.Two, lambda: (
    table.Field("ab", table.INT, optional=True),
)))
MARKS: Codec[types.Marks] = Codec(lambda: table.Record(types.Marks, lambda: (
    table.Field("naïve", table.INT, optional=True),
    table.Field("a-b-c", table.INT, attr="a_b_c", optional=True),
    table.Field("_", table.INT, attr="empty", optional=True),
)))
LONG: Codec[types.Long] = Codec(lambda: table.Record(types.Long, lambda: (
    table.Field("yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy", table.INT, optional=True),
    table.Field("short", table.INT, optional=True),
)))
NEED: Codec[types.Need] = Codec(lambda: table.Record(types.Need, lambda: (
    table.Field("created_at", table.INT),
    table.Field("updated_at", table.INT),
)))
TIES: Codec[types.Ties] = Codec(lambda: table.Record(types.Ties, lambda: (
    table.Field("cat", table.INT, optional=True),
    table.Field("car", table.INT, optional=True),
)))
