# Made by toolc from sizes.tools; do not edit.
"""How the types of `case.sizes` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

TREE: Codec[types.Tree] = Codec(lambda: table.Alias(types.Tree, lambda: table.List(TREE.table)))
OUTLINE_ITEM_INSIDE: Codec[types.OutlineItemInside] = Codec(lambda: table.Alias(types.OutlineItemInside, lambda: table.narrowed(OUTLINE.table, most=3)))
OUTLINE_ITEM: Codec[types.OutlineItem] = Codec(lambda: table.Record(types.OutlineItem, lambda: (
    table.Field("title", table.STRING),
    table.Field("inside", OUTLINE_ITEM_INSIDE.table),
)))
OUTLINE: Codec[types.Outline] = Codec(lambda: table.Alias(types.Outline, lambda: table.List(OUTLINE_ITEM.table)))
FOLDER: Codec[types.Folder] = Codec(lambda: table.Alias(types.Folder, lambda: table.Map(FOLDER.table)))
TRAIL: Codec[types.Trail] = Codec(lambda: table.Tuple((table.STRING,), table.INT, types.Trail, most=9))
