# Made by toolc from recursion.tools; do not edit.
"""How the types of `case.recursion` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

TREE: Codec[types.Tree] = Codec(lambda: table.Alias(types.Tree, lambda: table.List(TREE.table, most=9)))
OUTLINE_ITEM: Codec[types.OutlineItem] = Codec(lambda: table.Record(types.OutlineItem, lambda: (
    table.Field("title", table.STRING),
    table.Field("inside", table.Nullable(OUTLINE.table)),
)))
OUTLINE: Codec[types.Outline] = Codec(lambda: table.Alias(types.Outline, lambda: table.List(OUTLINE_ITEM.table)))
FOLDER: Codec[types.Folder] = Codec(lambda: table.Alias(types.Folder, lambda: table.Map(FOLDER.table, most=20)))
PING: Codec[types.Ping] = Codec(lambda: table.Alias(types.Ping, lambda: table.List(table.Nullable(PONG.table))))
PONG: Codec[types.Pong] = Codec(lambda: table.Alias(types.Pong, lambda: table.Map(PING.table)))
CHAIN: Codec[types.Chain] = Codec(lambda: table.Alias(types.Chain, lambda: table.Tuple((table.INT, table.Nullable(CHAIN.table)))))
NODE: Codec[types.Node] = Codec(lambda: table.Record(types.Node, lambda: (
    table.Field("value", table.INT),
    table.Field("next", table.Nullable(NODE.table)),
)))
TEXT: Codec[types.Text] = Codec(lambda: table.Union(types.Text, lambda: (table.STRING, table.List(TEXT.table))))
DEEP: Codec[types.Deep] = Codec(lambda: table.Alias(types.Deep, lambda: table.List(table.List(table.Nullable(DEEP.table)), unique=True)))
ODD: Codec[types.Odd] = Codec(lambda: table.Alias(types.Odd, lambda: table.List(table.Schema(ODD.table, '{"maxItems":3}'))))
ID: Codec[types.ID] = Codec(lambda: table.Alias(types.ID, lambda: table.List(ID.table)))
