# Made by toolc from right.tools; do not edit.
"""How the types of `case.circles.right` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ..case_circles_left import codecs as case_circles_left
from . import types

# fmt: off

TURN: Codec[types.Turn] = Codec(lambda: table.Record(types.Turn, lambda: (
    table.Field("turns", table.Nullable(table.List(TURN.table, most=4))),
    table.Field("name", table.Text(least=1, most=10)),
    table.Field("colour", case_circles_left.COLOUR.table, default='"red"'),
)))
OTHER: Codec[types.Other] = Codec(lambda: table.Record(types.Other, lambda: (
    table.Field("pair", table.Nullable(case_circles_left.PAIR.table)),
    table.Field("names", table.List(table.Text(least=1, most=10)), default="[]"),
)))
FOLDER: Codec[types.Folder] = Codec(lambda: table.Alias(types.Folder, lambda: table.List(case_circles_left.INDEX.table)))
SIDE: Codec[types.Side] = Codec(lambda: table.Enum(types.Side, ("near", "far")))
SQUARE: Codec[types.Square] = Codec(lambda: table.Record(types.Square, lambda: (
    table.Field("colour", case_circles_left.COLOUR.table, default='"green"'),
)))
FORM: Codec[types.Form] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("round", types.FormRound, case_circles_left.ROUND.table),
    table.Variant("square", types.FormSquare, SQUARE.table),
)))
