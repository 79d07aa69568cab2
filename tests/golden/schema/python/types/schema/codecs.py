# Made by toolc from schema.tools; do not edit.
"""How the types of `schema` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

FOO_BAR: Codec[types.FooBar] = Codec(lambda: table.Schema(table.Record(types.FooBar, lambda: (
    table.Field("a", table.INT, optional=True),
    table.Field("b", table.INT, optional=True),
)), '{"minProperties":1}'))
FOO_BAR_PAIR: Codec[types.FOOBarPair] = Codec(lambda: table.Record(types.FOOBarPair, lambda: (
    table.Field("n", table.INT),
    table.Field("m", table.INT),
)))
FOO_BAR_2: Codec[types.FOOBar] = Codec(lambda: table.Record(types.FOOBar, lambda: (
    table.Field("numbers", table.List(table.Schema(table.INT, '{"not":{"const":3}}'))),
    table.Field("pair", FOO_BAR_PAIR.table, default='{"n":1,"m":100}'),
)))
