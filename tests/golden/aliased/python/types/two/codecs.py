# Made by toolc from two.tools; do not edit.
"""How the types of `two` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

USER: Codec[types.User] = Codec(lambda: table.Record(types.User, lambda: (
    table.Field("name", table.STRING),
)))
T1: Codec[types.T1] = Codec(lambda: table.Record(types.T1, lambda: (
    table.Field("second", table.INT),
)))
TREE_PAIRS_VALUE: Codec[types.TreePairsValue] = Codec(lambda: table.Tuple((table.INT, table.STRING), USER.table, types.TreePairsValue))
TREE: Codec[types.Tree] = Codec(lambda: table.Record(types.Tree, lambda: (
    table.Field("名", SIZE.table),
    table.Field("step", table.FLOAT, default="3.14159"),
    table.Field("pairs", table.Map(TREE_PAIRS_VALUE.table), default='{"a":[1,"b"],"c":[2,"d",{"name":"e"}]}'),
)))
SIZE: Codec[types.Size] = Codec(lambda: table.Enum(types.Size, ("名",)))
