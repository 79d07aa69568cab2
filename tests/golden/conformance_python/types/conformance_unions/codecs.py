# Made by toolc from unions.tools; do not edit.
"""How the types of `conformance.unions` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

TRIGGER: Codec[types.Trigger] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("schedule", types.TriggerSchedule, CRON.table),
    table.Variant("event", types.TriggerEvent, EVENT_REF.table),
)))
CRON: Codec[types.Cron] = Codec(lambda: table.Record(types.Cron, lambda: (
    table.Field("expression", table.STRING),
    table.Field("timezone", table.STRING, default='"UTC"'),
)))
EVENT_REF: Codec[types.EventRef] = Codec(lambda: table.Record(types.EventRef, lambda: (
    table.Field("source", table.URI),
    table.Field("name", table.STRING),
)))
ANSWER: Codec[types.Answer] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant("text", types.AnswerText, table.Text(least=1)),
    table.Variant("plan", types.AnswerPlan, CRON.table),
), content="value"))
LOCATOR: Codec[types.Locator] = Codec(lambda: table.Union(None, lambda: (table.Text(patterns=(table.Pattern("^[A-Z]{3}-\\d+$", "^[A-Z]{3}-[0-9]+\\Z"),)), table.Int(ge=1))))
NUMBER: Codec[types.Number] = Codec(lambda: table.Union(types.Number, lambda: (table.INT, table.FLOAT)))
EITHER: Codec[types.Either] = Codec(lambda: table.Union(types.Either, lambda: (table.FLOAT, table.INT)))
SHAPE: Codec[types.Shape] = Codec(lambda: table.Union(types.Shape, lambda: (CIRCLE.table, SQUARE.table, table.List(table.INT))))
CIRCLE: Codec[types.Circle] = Codec(lambda: table.Record(types.Circle, lambda: (
    table.Field("shape", table.Enum(None, ("circle",))),
    table.Field("radius", table.Float(gt=0.0)),
)))
SQUARE: Codec[types.Square] = Codec(lambda: table.Record(types.Square, lambda: (
    table.Field("shape", table.Enum(None, ("square",))),
    table.Field("side", table.Float(gt=0.0)),
)))
LOOSE: Codec[types.Loose] = Codec(lambda: table.Union(types.Loose, lambda: (NAME.table, FULL.table)))
NAME: Codec[types.Name] = Codec(lambda: table.Record(types.Name, lambda: (
    table.Field("name", table.STRING),
)))
FULL: Codec[types.Full] = Codec(lambda: table.Record(types.Full, lambda: (
    table.Field("name", table.STRING),
    table.Field("age", table.INT),
)))
DEEP: Codec[types.Deep] = Codec(lambda: table.Union(types.Deep, lambda: (LEFT.table, RIGHT.table)))
LEFT: Codec[types.Left] = Codec(lambda: table.Record(types.Left, lambda: (
    table.Field("side", table.Enum(None, ("left",))),
    table.Field("below", table.Nullable(DEEP.table)),
)))
RIGHT: Codec[types.Right] = Codec(lambda: table.Record(types.Right, lambda: (
    table.Field("side", table.Enum(None, ("right",))),
    table.Field("below", table.Nullable(DEEP.table)),
)))
HOLDER: Codec[types.Holder] = Codec(lambda: table.Record(types.Holder, lambda: (
    table.Field("locator", table.Nullable(LOCATOR.table), optional=True),
)))
QUOTED: Codec[types.Quoted] = Codec(lambda: table.Tagged(types.Quoted, 'the "kind"', lambda: (
    table.Variant('a"b', types.QuotedAB, CRON.table),
    table.Variant("c\\d", types.QuotedCD, EVENT_REF.table),
)))
LISTS: Codec[types.Lists] = Codec(lambda: table.Union(types.Lists, lambda: (table.List(table.INT), table.List(table.STRING))))
CELL: Codec[types.Cell] = Codec(lambda: table.Union(types.Cell, lambda: (table.Int(ge=0, le=9), table.Tuple((table.INT, table.INT)))))
PATHS: Codec[types.Paths] = Codec(lambda: table.Union(types.Paths, lambda: (table.PATH, table.List(table.PATH))))
IDS: Codec[types.Ids] = Codec(lambda: table.Union(None, lambda: (table.UUID, table.INT)))
MOMENT: Codec[types.Moment] = Codec(lambda: table.Union(types.Moment, lambda: (table.DATE, table.DATETIME)))
MEASURE: Codec[types.Measure] = Codec(lambda: table.Union(None, lambda: (table.Enum(None, ("auto",)), table.INT)))
SPEED: Codec[types.Speed] = Codec(lambda: table.Union(None, lambda: (table.Enum(None, ("fast", "slow")), table.INT)))
NAMED: Codec[types.Named] = Codec(lambda: table.Union(None, lambda: (table.Enum(None, ("v1",)), table.List(table.INT))))
WIDER: Codec[types.Wider] = Codec(lambda: table.Union(types.Wider, lambda: (LOCATOR.table, table.BOOL)))
ANYTHING: Codec[types.Anything] = Codec(lambda: table.Union(types.Anything, lambda: (table.JSON, table.INT)))
WHOLE: Codec[types.Whole] = Codec(lambda: table.Union(types.Whole, lambda: (table.INT, table.JSON)))
MODE: Codec[types.Mode] = Codec(lambda: table.Union(types.Mode, lambda: (A.table, B.table, C.table)))
A: Codec[types.A] = Codec(lambda: table.Record(types.A, lambda: (
    table.Field("kind", table.Enum(None, ("a",))),
    table.Field("mode", table.Enum(None, ("x",))),
    table.Field("n", table.INT),
)))
B: Codec[types.B] = Codec(lambda: table.Record(types.B, lambda: (
    table.Field("kind", table.Enum(None, ("a",))),
    table.Field("mode", table.Enum(None, ("y",))),
    table.Field("n", table.INT),
)))
C: Codec[types.C] = Codec(lambda: table.Record(types.C, lambda: (
    table.Field("kind", table.Enum(None, ("b",))),
    table.Field("p", table.INT),
    table.Field("q", table.INT),
    table.Field("r", table.INT),
)))
LEVEL: Codec[types.Level] = Codec(lambda: table.Union(types.Level, lambda: (LOW.table, HIGH.table)))
GRADE: Codec[types.Grade] = Codec(lambda: table.Enum(types.Grade, ("low", "high")))
LOW: Codec[types.Low] = Codec(lambda: table.Record(types.Low, lambda: (
    table.Field("grade", GRADE.table),
    table.Field("low", table.INT),
)))
HIGH: Codec[types.High] = Codec(lambda: table.Record(types.High, lambda: (
    table.Field("rank", GRADE.table),
    table.Field("high", table.INT),
)))
MIXED: Codec[types.Mixed] = Codec(lambda: table.Union(types.Mixed, lambda: (TRIGGER.table, CRON.table, table.Map(table.INT))))
EITHER2: Codec[types.Either2] = Codec(lambda: table.Union(types.Either2, lambda: (X1.table, X2.table)))
X1: Codec[types.X1] = Codec(lambda: table.Record(types.X1, lambda: (
    table.Field("list", table.List(table.INT), attr="list_"),
    table.Field("kind", table.Enum(None, ("x",))),
)))
X2: Codec[types.X2] = Codec(lambda: table.Record(types.X2, lambda: (
    table.Field("list", table.List(table.BOOL), attr="list_"),
    table.Field("kind", table.Enum(None, ("y",))),
)))
OPEN_EITHER: Codec[types.OpenEither] = Codec(lambda: table.Union(types.OpenEither, lambda: (OPEN_A.table, OPEN_B.table)))
OPEN_A: Codec[types.OpenA] = Codec(lambda: table.Record(types.OpenA, lambda: (
    table.Field("a", table.INT),
), open=True))
OPEN_B: Codec[types.OpenB] = Codec(lambda: table.Record(types.OpenB, lambda: (
    table.Field("b", table.INT),
), rest=lambda: table.STRING))
TUPLES_TUPLE3: Codec[types.TuplesTuple3] = Codec(lambda: table.Tuple((table.INT,), table.STRING, types.TuplesTuple3))
TUPLES: Codec[types.Tuples] = Codec(lambda: table.Union(types.Tuples, lambda: (table.Tuple((table.INT, table.INT)), table.Tuple((table.STRING, table.STRING)), TUPLES_TUPLE3.table)))
MAPS: Codec[types.Maps] = Codec(lambda: table.Union(types.Maps, lambda: (table.Map(table.INT), table.Map(table.STRING))))
TEXTS: Codec[types.Texts] = Codec(lambda: table.Union(types.Texts, lambda: (table.Text(most=3), table.Text(patterns=(table.Pattern("^x"),)))))
RANGES: Codec[types.Ranges] = Codec(lambda: table.Union(types.Ranges, lambda: (table.Int(ge=0, le=9), table.Int(ge=100, le=199))))
TREE: Codec[types.Tree] = Codec(lambda: table.Union(types.Tree, lambda: (LEAF.table, BRANCH.table)))
LEAF: Codec[types.Leaf] = Codec(lambda: table.Record(types.Leaf, lambda: (
    table.Field("leaf", table.INT),
)))
BRANCH: Codec[types.Branch] = Codec(lambda: table.Record(types.Branch, lambda: (
    table.Field("left", TREE.table),
    table.Field("right", TREE.table),
)))
ONE: Codec[types.One] = Codec(lambda: table.Tagged(types.One, "type", lambda: (
    table.Variant("only", types.OneOnly, CRON.table),
)))
OPENED: Codec[types.Opened] = Codec(lambda: table.Tagged(types.Opened, "kind", lambda: (
    table.Variant("loose", types.OpenedLoose, LOOSELY.table),
    table.Variant("kept", types.OpenedKept, KEPT.table),
    table.Variant("plain", types.OpenedPlain, PLAIN.table),
)))
LOOSELY: Codec[types.Loosely] = Codec(lambda: table.Record(types.Loosely, lambda: (
    table.Field("x", table.INT, optional=True),
), open=True))
KEPT: Codec[types.Kept] = Codec(lambda: table.Record(types.Kept, lambda: (
    table.Field("x", table.INT, optional=True),
), rest=lambda: table.INT))
PLAIN: Codec[types.Plain] = Codec(lambda: table.Record(types.Plain, lambda: ()))
WHATEVER: Codec[types.Whatever] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant("flag", types.WhateverFlag, table.Nullable(table.BOOL)),
    table.Variant("nothing", types.WhateverNothing, table.NULL),
    table.Variant("many", types.WhateverMany, table.List(table.INT)),
    table.Variant("any", types.WhateverAny, table.JSON),
), content="value"))
BOX: Codec[types.Box] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant("boxed", types.BoxBoxed, BOX.table),
    table.Variant("empty", types.BoxEmpty, table.NULL),
), content="value"))
HOLDERS: Codec[types.Holders] = Codec(lambda: table.Record(types.Holders, lambda: (
    table.Field("a", LOOSE.table),
    table.Field("b", table.List(LOOSE.table)),
)))
