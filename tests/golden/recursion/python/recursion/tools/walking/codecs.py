# Made by toolc from recursion.tools; do not edit.
"""How payloads, results and errors of `walking` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_recursion import codecs as case_recursion
from . import types

# fmt: off

WALK_ALL_ARGS: Codec[types.WalkAllArgs] = Codec(lambda: table.Record(types.WalkAllArgs, lambda: (
    table.Field("tree", case_recursion.TREE.table),
    table.Field("outline", case_recursion.OUTLINE.table),
    table.Field("folder", case_recursion.FOLDER.table, default="{}"),
    table.Field("ping", case_recursion.PING.table),
    table.Field("pong", table.Nullable(case_recursion.PONG.table)),
    table.Field("chain", case_recursion.CHAIN.table, optional=True),
    table.Field("text", case_recursion.TEXT.table),
    table.Field("deep", case_recursion.DEEP.table),
    table.Field("maybe", table.Nullable(case_recursion.TREE.table), optional=True),
)))
GIVE_NODE_ARGS: Codec[types.GiveNodeArgs] = Codec(lambda: table.Record(types.GiveNodeArgs, lambda: (
    table.Field("node", case_recursion.NODE.table),
    table.Field("odd", table.Schema(case_recursion.ODD.table, '{"maxItems":3}')),
)))
GIVE_PONG_ARGS: Codec[types.GivePongArgs] = Codec(lambda: table.Record(types.GivePongArgs, lambda: (
    table.Field("ping", case_recursion.PING.table, default="[]"),
)))
GIVE_PONG_RESULT: Codec[types.Pong | None] = Codec(lambda: table.Nullable(case_recursion.PONG.table))
