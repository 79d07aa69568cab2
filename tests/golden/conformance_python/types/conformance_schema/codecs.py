# Made by toolc from schema.tools; do not edit.
"""How the types of `conformance.schema` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

PAIR: Codec[types.Pair] = Codec(lambda: table.Record(types.Pair, lambda: (
    table.Field("a", table.INT),
    table.Field("b", table.INT, default="0"),
)))
HIDDEN: Codec[types.Hidden] = Codec(lambda: table.Record(types.Hidden, lambda: (
    table.Field("pin", table.Secret(table.Schema(table.INT, '{"multipleOf":2,"not":{"const":4}}'))),
)))
HALVES: Codec[types.Halves] = Codec(lambda: table.Record(types.Halves, lambda: (
    table.Field("many", table.Map(table.Tuple((table.Schema(table.FLOAT, '{"multipleOf":2}'), table.Schema(table.INT, '{"multipleOf":2}'))))),
), rest=lambda: EITHER.table))
EITHER: Codec[types.Either] = Codec(lambda: table.Union(types.Either, lambda: (table.STRING, table.Schema(table.INT, '{"multipleOf":2,"not":{"const":4}}'))))
