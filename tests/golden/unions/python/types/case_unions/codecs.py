# Made by toolc from unions.tools; do not edit.
"""How the types of `case.unions` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

WIRE: Codec[types.Wire] = Codec(lambda: table.Enum(types.Wire, ("To Do", "in progress", "done", "+1", "-1", "")))
CODE: Codec[types.Code] = Codec(lambda: table.Enum(types.Code, (200, 410)))
LOCATOR: Codec[types.Locator] = Codec(lambda: table.Union(None, lambda: (table.Text(patterns=(table.Pattern("^[A-Z]{3}-\\d+$", "^[A-Z]{3}-[0-9]+\\Z"),)), table.Int(ge=1))))
TRIGGER: Codec[types.Trigger] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("schedule", types.TriggerSchedule, CRON.table),
    table.Variant("event-ref", types.TriggerEventRef, EVENT_REF.table),
)))
CRON: Codec[types.Cron] = Codec(lambda: table.Record(types.Cron, lambda: (
    table.Field("expression", table.STRING),
    table.Field("timezone", table.STRING, default='"UTC"'),
)))
EVENT_REF: Codec[types.EventRef] = Codec(lambda: table.Record(types.EventRef, lambda: (
    table.Field("source", table.URI),
    table.Field("labels", table.Map(table.STRING), default="{}"),
)))
ANSWER: Codec[types.Answer] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant("text", types.AnswerText, table.Text(least=1)),
    table.Variant("plan", types.AnswerPlan, table.List(STEP.table)),
    table.Variant("none", types.AnswerNone, table.NULL),
    table.Variant("again", types.AnswerAgain, ANSWER.table),
), content="value"))
STEP: Codec[types.Step] = Codec(lambda: table.Record(types.Step, lambda: (
    table.Field("title", table.STRING),
    table.Field("steps", table.List(STEP.table), default="[]"),
    table.Field("next", STEP.table, optional=True),
    table.Field("answer", ANSWER.table, optional=True),
)))
ANY_RECORD: Codec[types.AnyRecord] = Codec(lambda: table.Record(types.AnyRecord, lambda: (
    table.Field("a", table.INT),
)))
ANY: Codec[types.Any] = Codec(lambda: table.Union(types.Any, lambda: (table.STRING, table.INT, table.FLOAT, table.BOOL, table.List(table.INT), ANY_RECORD.table, WIRE.table)))
CELL: Codec[types.Cell] = Codec(lambda: table.Union(types.Cell, lambda: (table.Int(ge=0, le=9), table.Tuple((table.INT, table.INT)))))
WHERE: Codec[types.Where] = Codec(lambda: table.Union(types.Where, lambda: (table.PATH, table.List(table.PATH))))
TRAIL: Codec[types.Trail] = Codec(lambda: table.Tuple((table.STRING,), table.Int(ge=0), types.Trail))
TREE: Codec[types.Tree] = Codec(lambda: table.Union(types.Tree, lambda: (table.STRING, table.List(TREE.table))))
BELOW: Codec[types.Below] = Codec(lambda: table.Union(types.Below, lambda: (LEFT.table, RIGHT.table)))
LEFT: Codec[types.Left] = Codec(lambda: table.Record(types.Left, lambda: (
    table.Field("side", table.Enum(None, ("left",))),
    table.Field("below", table.Nullable(BELOW.table)),
)))
RIGHT: Codec[types.Right] = Codec(lambda: table.Record(types.Right, lambda: (
    table.Field("side", table.Enum(None, ("right",))),
    table.Field("below", table.Nullable(BELOW.table), optional=True),
)))
GROUP: Codec[types.Group] = Codec(lambda: table.Record(types.Group, lambda: (
    table.Field("nodes", table.List(NODE.table)),
)))
NODE: Codec[types.Node] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("group", types.NodeGroup, GROUP.table),
    table.Variant("leaf", types.NodeLeaf, CRON.table),
)))
JSON: Codec[types.Json] = Codec(lambda: table.Union(types.Json, lambda: (table.STRING, table.FLOAT, table.List(table.Nullable(JSON.table)), table.Map(table.Nullable(JSON.table)))))
