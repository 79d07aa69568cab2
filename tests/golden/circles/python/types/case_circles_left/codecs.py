# Made by toolc from left.tools; do not edit.
"""How the types of `case.circles.left` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ..case_circles_right import codecs as case_circles_right
from . import types

# fmt: off

PAIR: Codec[types.Pair] = Codec(lambda: table.Record(types.Pair, lambda: (
    table.Field("other", table.Nullable(case_circles_right.OTHER.table)),
    table.Field("name", table.Text(least=1, most=10)),
    table.Field("side", case_circles_right.SIDE.table, default='"far"'),
)))
EITHER: Codec[types.Either] = Codec(lambda: table.Union(types.Either, lambda: (table.Text(least=1, most=3), table.List(case_circles_right.OTHER.table))))
INDEX: Codec[types.Index] = Codec(lambda: table.Alias(types.Index, lambda: table.Map(case_circles_right.FOLDER.table)))
COLOUR: Codec[types.Colour] = Codec(lambda: table.Enum(types.Colour, ("red", "green")))
FLAT: Codec[types.Flat] = Codec(lambda: table.Record(types.Flat, lambda: (
    table.Field("side", case_circles_right.SIDE.table, default='"near"'),
)))
ROUND: Codec[types.Round] = Codec(lambda: table.Record(types.Round, lambda: (
    table.Field("colour", COLOUR.table),
)))
SHAPE: Codec[types.Shape] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("flat", types.ShapeFlat, FLAT.table),
    table.Variant("square", types.ShapeSquare, case_circles_right.SQUARE.table),
)))
