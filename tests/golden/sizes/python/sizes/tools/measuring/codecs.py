# Made by toolc from sizes.tools; do not edit.
"""How payloads, results and errors of `measuring` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_sizes import codecs as case_sizes
from . import types

# fmt: off

TAKE_TUPLES_ARGS_RANGE: Codec[types.TakeTuplesArgsRange] = Codec(lambda: table.Tuple((table.INT, table.INT), table.INT, types.TakeTuplesArgsRange, least=3, most=4))
TAKE_TUPLES_ARGS_MANY: Codec[types.TakeTuplesArgsMany] = Codec(lambda: table.Tuple((table.FLOAT,), table.JSON, types.TakeTuplesArgsMany, least=2, unique=True))
TAKE_TUPLES_ARGS_LONG: Codec[types.TakeTuplesArgsLong] = Codec(lambda: table.Alias(types.TakeTuplesArgsLong, lambda: table.narrowed(case_sizes.TRAIL.table, least=5, most=9)))
TAKE_TUPLES_ARGS_LONGER_ITEM: Codec[types.TakeTuplesArgsLongerItem] = Codec(lambda: table.Alias(types.TakeTuplesArgsLongerItem, lambda: table.narrowed(case_sizes.TRAIL.table, least=7, most=9)))
TAKE_TUPLES_ARGS: Codec[types.TakeTuplesArgs] = Codec(lambda: table.Record(types.TakeTuplesArgs, lambda: (
    table.Field("range", TAKE_TUPLES_ARGS_RANGE.table),
    table.Field("pair", table.Tuple((table.STRING, table.STRING), unique=True)),
    table.Field("many", table.Nullable(TAKE_TUPLES_ARGS_MANY.table), optional=True),
    table.Field("trail", case_sizes.TRAIL.table),
    table.Field("long", TAKE_TUPLES_ARGS_LONG.table),
    table.Field("longer", table.List(table.Nullable(TAKE_TUPLES_ARGS_LONGER_ITEM.table)), optional=True),
)))
TAKE_TUPLES_RESULT: Codec[types.TakeTuplesResult] = Codec(lambda: table.Tuple((table.INT,), table.INT, types.TakeTuplesResult, most=2, unique=True))
TAKE_TREES_ARGS_TREE: Codec[types.TakeTreesArgsTree] = Codec(lambda: table.Alias(types.TakeTreesArgsTree, lambda: table.narrowed(case_sizes.TREE.table, least=1, most=2)))
TAKE_TREES_ARGS_OUTLINE: Codec[types.TakeTreesArgsOutline] = Codec(lambda: table.Alias(types.TakeTreesArgsOutline, lambda: table.narrowed(case_sizes.OUTLINE.table, least=1, unique=True)))
TAKE_TREES_ARGS_FOLDER: Codec[types.TakeTreesArgsFolder] = Codec(lambda: table.Alias(types.TakeTreesArgsFolder, lambda: table.narrowed(case_sizes.FOLDER.table, most=1)))
TAKE_TREES_ARGS_SECRET: Codec[types.TakeTreesArgsSecret] = Codec(lambda: table.Alias(types.TakeTreesArgsSecret, lambda: table.narrowed(case_sizes.FOLDER.table, most=2)))
TAKE_TREES_ARGS: Codec[types.TakeTreesArgs] = Codec(lambda: table.Record(types.TakeTreesArgs, lambda: (
    table.Field("tree", TAKE_TREES_ARGS_TREE.table),
    table.Field("outline", table.Nullable(TAKE_TREES_ARGS_OUTLINE.table), optional=True),
    table.Field("folder", TAKE_TREES_ARGS_FOLDER.table),
    table.Field("secret", table.Secret(TAKE_TREES_ARGS_SECRET.table), optional=True),
)))
TAKE_TREES_RESULT: Codec[types.TakeTreesResult] = Codec(lambda: table.Alias(types.TakeTreesResult, lambda: table.narrowed(case_sizes.TREE.table, most=5)))
