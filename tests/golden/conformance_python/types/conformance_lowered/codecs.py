# Made by toolc from lowered.tools; do not edit.
"""How the types of `conformance.lowered` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

WAY: Codec[types.Way] = Codec(lambda: table.Tuple((table.STRING,), table.Tuple((table.FLOAT, table.FLOAT)), types.Way))
LINE: Codec[types.Line] = Codec(lambda: table.Record(types.Line, lambda: (
    table.Field("article", table.STRING),
    table.Field("count", table.INT, default="1"),
    table.Field("note", table.Nullable(table.STRING), optional=True),
    table.Field("labels", table.Map(table.Nullable(table.STRING), most=3), optional=True),
)))
TREE: Codec[types.Tree] = Codec(lambda: table.Record(types.Tree, lambda: (
    table.Field("name", table.STRING),
    table.Field("children", table.List(TREE.table), optional=True),
), rest=lambda: table.Map(table.Nullable(table.STRING), most=3)))
TARGET: Codec[types.Target] = Codec(lambda: table.Tagged(types.Target, "kind", lambda: (
    table.Variant("line", types.TargetLine, LINE.table),
    table.Variant("tree", types.TargetTree, TREE.table),
)))
ANSWER: Codec[types.Answer] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant("labels", types.AnswerLabels, table.Map(table.Nullable(table.STRING), most=3)),
    table.Variant("nothing", types.AnswerNothing, table.NULL),
), content="value"))
EITHER: Codec[types.Either] = Codec(lambda: table.Union(None, lambda: (table.STRING, table.List(TREE.table), table.Map(table.Map(table.Nullable(table.STRING), most=3)))))
ODD: Codec[types.Odd] = Codec(lambda: table.Record(types.Odd, lambda: (
    table.Field("word", table.Nullable(table.Enum(None, ("a",))), optional=True),
    table.Field("any", table.JSON, optional=True),
    table.Field("secret", table.Secret(table.STRING), optional=True),
    table.Field("text", table.STRING, optional=True),
    table.Field("lines", table.Nullable(table.Secret(table.List(LINE.table))), optional=True),
), open=True))
LEFT: Codec[types.Left] = Codec(lambda: table.Record(types.Left, lambda: (
    table.Field("side", table.Enum(None, ("left",))),
    table.Field("below", table.Nullable(DEEP.table)),
)))
RIGHT: Codec[types.Right] = Codec(lambda: table.Record(types.Right, lambda: (
    table.Field("side", table.Enum(None, ("right",))),
    table.Field("below", table.Nullable(DEEP.table)),
    table.Field("labels", table.Map(table.Nullable(table.STRING), most=3), optional=True),
)))
DEEP: Codec[types.Deep] = Codec(lambda: table.Union(types.Deep, lambda: (LEFT.table, RIGHT.table)))
DOCUMENTS: Codec[types.Documents] = Codec(lambda: table.Record(types.Documents, lambda: (
    table.Field("one", table.JSON, optional=True),
    table.Field("many", table.List(table.JSON)),
    table.Field("by", table.Map(table.JSON)),
)))
PAIR: Codec[types.Pair] = Codec(lambda: table.Record(types.Pair, lambda: (
    table.Field("both", table.List(table.INT, unique=True)),
    table.Field("at", table.DATETIME, optional=True),
    table.Field("ids", table.List(table.UUID, least=1), optional=True),
)))
KEPT: Codec[types.Kept] = Codec(lambda: table.Tagged(types.Kept, "kind of", lambda: (
    table.Variant("[]", types.KeptOpenClose, BAG.table),
)))
BAG: Codec[types.Bag] = Codec(lambda: table.Record(types.Bag, lambda: (
    table.Field("items", table.List(table.INT), optional=True),
), rest=lambda: table.List(table.INT)))
