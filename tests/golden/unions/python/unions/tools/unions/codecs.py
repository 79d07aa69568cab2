# Made by toolc from unions.tools; do not edit.
"""How payloads, results and errors of `unions` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_unions import codecs as case_unions
from . import types

# fmt: off

CHOOSE_ARGS_MIXED: Codec[types.ChooseArgsMixed] = Codec(lambda: table.Enum(types.ChooseArgsMixed, (1, "one", True, 1.5)))
CHOOSE_ARGS: Codec[types.ChooseArgs] = Codec(lambda: table.Record(types.ChooseArgs, lambda: (
    table.Field("wire", case_unions.WIRE.table),
    table.Field("code", case_unions.CODE.table),
    table.Field("locator", table.Nullable(case_unions.LOCATOR.table)),
    table.Field("trigger", case_unions.TRIGGER.table),
    table.Field("answer", case_unions.ANSWER.table),
    table.Field("any", case_unions.ANY.table),
    table.Field("span", table.Tuple((table.FLOAT, table.FLOAT))),
    table.Field("trail", table.Nullable(case_unions.TRAIL.table), optional=True),
    table.Field("tree", case_unions.TREE.table),
    table.Field("cell", case_unions.CELL.table, optional=True),
    table.Field("where", case_unions.WHERE.table, optional=True),
    table.Field("inline", table.Nullable(table.Enum(None, ("a", "b")))),
    table.Field("mixed", CHOOSE_ARGS_MIXED.table),
    table.Field("lists", table.List(table.List(table.Text(least=1, most=3), most=2))),
    table.Field("maps", table.Map(table.Map(table.Int(ge=0)))),
)))
PICK_ARGS: Codec[types.PickArgs] = Codec(lambda: table.Record(types.PickArgs, lambda: ()))
DESCEND_ARGS: Codec[types.DescendArgs] = Codec(lambda: table.Record(types.DescendArgs, lambda: (
    table.Field("below", table.Nullable(case_unions.BELOW.table)),
    table.Field("json", table.Nullable(case_unions.JSON.table)),
)))
COUNT_ARGS: Codec[types.CountArgs] = Codec(lambda: table.Record(types.CountArgs, lambda: ()))
NEST_ARGS: Codec[types.NestArgs] = Codec(lambda: table.Record(types.NestArgs, lambda: (
    table.Field("of", table.List(case_unions.GROUP.table)),
)))
CHOOSE_RESULT: Codec[list[tuple[float, float]]] = Codec(lambda: table.List(table.Tuple((table.FLOAT, table.FLOAT))))
DESCEND_RESULT: Codec[types.Below | None] = Codec(lambda: table.Nullable(case_unions.BELOW.table))
COUNT_RESULT: Codec[int] = Codec(lambda: table.Int(ge=0))
