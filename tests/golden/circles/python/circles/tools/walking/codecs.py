# Made by toolc from right.tools; do not edit.
"""How payloads, results and errors of `walking` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_circles_left import codecs as case_circles_left
from ....types.case_circles_right import codecs as case_circles_right
from . import types

# fmt: off

WALK_ALL_ARGS: Codec[types.WalkAllArgs] = Codec(lambda: table.Record(types.WalkAllArgs, lambda: (
    table.Field("turns", table.List(case_circles_right.TURN.table, most=4)),
    table.Field("few", table.List(case_circles_right.TURN.table, most=1)),
    table.Field("turn", case_circles_right.TURN.table),
    table.Field("pair", case_circles_left.PAIR.table),
    table.Field("either", case_circles_left.EITHER.table),
    table.Field("there", table.List(table.Nullable(case_circles_left.COLOUR.table))),
    table.Field("index", case_circles_left.INDEX.table),
    table.Field("names", table.List(table.Text(least=1, most=10), most=3)),
    table.Field("mixed", table.List(table.Union(None, lambda: (table.Text(least=1, most=10), table.INT))), default="[]"),
    table.Field("shape", case_circles_left.SHAPE.table),
    table.Field("form", case_circles_right.FORM.table),
)))
GIVE_FORM_ARGS: Codec[types.GiveFormArgs] = Codec(lambda: table.Record(types.GiveFormArgs, lambda: ()))
