# Made by toolc from collections.tools; do not edit.
"""How the types of `conformance.collections` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

POINT: Codec[types.Point] = Codec(lambda: table.Record(types.Point, lambda: (
    table.Field("x", table.INT),
    table.Field("y", table.INT, default="0"),
)))
TRAIL: Codec[types.Trail] = Codec(lambda: table.Tuple((table.STRING,), table.INT, types.Trail))
STEP: Codec[types.Step] = Codec(lambda: table.Enum(types.Step, ("up", "down")))
ROW: Codec[types.Row] = Codec(lambda: table.Tuple((table.STRING, table.Nullable(table.INT), table.List(table.FLOAT)), table.BOOL, types.Row))
POLY: Codec[types.Poly] = Codec(lambda: table.Tuple((table.Tuple((table.FLOAT, table.FLOAT)),), table.Tuple((table.FLOAT, table.FLOAT)), types.Poly))
TRIO: Codec[types.Trio] = Codec(lambda: table.Tuple((table.INT, table.INT), table.INT, types.Trio, least=3, most=4))
LONE: Codec[types.Lone] = Codec(lambda: table.Tuple((table.INT,), table.INT, types.Lone, most=1))
MIXED: Codec[types.Mixed] = Codec(lambda: table.Tuple((table.FLOAT, table.JSON), POINT.table, types.Mixed, unique=True))
FOREST: Codec[types.Forest] = Codec(lambda: table.Alias(types.Forest, lambda: table.List(FOREST.table, most=3)))
GROVE2: Codec[types.Grove2] = Codec(lambda: table.Alias(types.Grove2, lambda: table.narrowed(FOREST.table, least=2, most=3)))
FOLDERS: Codec[types.Folders] = Codec(lambda: table.Alias(types.Folders, lambda: table.Map(FOLDERS.table)))
FEW_FOLDERS2: Codec[types.FewFolders2] = Codec(lambda: table.Alias(types.FewFolders2, lambda: table.narrowed(FOLDERS.table, most=1)))
STACK2: Codec[types.Stack2] = Codec(lambda: table.Tuple((table.INT, table.Nullable(STACK.table)), table.JSON, types.Stack2))
STACK: Codec[types.Stack] = Codec(lambda: table.Alias(types.Stack, lambda: STACK2.table))
TALL_STACK2: Codec[types.TallStack2] = Codec(lambda: table.Alias(types.TallStack2, lambda: table.narrowed(STACK.table, least=3, unique=True)))
LONG_TRAIL2: Codec[types.LongTrail2] = Codec(lambda: table.Alias(types.LongTrail2, lambda: table.narrowed(TRAIL.table, least=3)))
SHADY_ITEM: Codec[types.ShadyItem] = Codec(lambda: table.Alias(types.ShadyItem, lambda: table.narrowed(SHADY.table, most=1)))
SHADY: Codec[types.Shady] = Codec(lambda: table.Alias(types.Shady, lambda: table.List(SHADY_ITEM.table)))
HEDGE2: Codec[types.Hedge2] = Codec(lambda: table.Alias(types.Hedge2, lambda: table.narrowed(IVY.table, least=1)))
HEDGE: Codec[types.Hedge] = Codec(lambda: table.Alias(types.Hedge, lambda: table.Nullable(HEDGE2.table)))
IVY: Codec[types.Ivy] = Codec(lambda: table.Alias(types.Ivy, lambda: table.List(HEDGE.table)))
