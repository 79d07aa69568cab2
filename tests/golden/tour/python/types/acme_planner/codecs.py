# Made by toolc from planner.tools; do not edit.
"""How the types of `acme.planner` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ..acme_todos import codecs as acme_todos
from . import types

# fmt: off

PLAN: Codec[types.Plan] = Codec(lambda: table.Record(types.Plan, lambda: (
    table.Field("goal", table.STRING),
    table.Field("steps", table.List(STEP.table, least=1, most=50)),
    table.Field("todos", acme_todos.TODOS_SNAPSHOT.table, optional=True),
)))
STEP: Codec[types.Step] = Codec(lambda: table.Record(types.Step, lambda: (
    table.Field("title", table.STRING),
    table.Field("owner", table.Nullable(table.STRING), optional=True),
    table.Field("estimate", table.DURATION, optional=True),
    table.Field("steps", table.List(STEP.table), default="[]"),
)))
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
    table.Field("labels", table.Map(table.STRING), default="{}"),
)))
ANSWER: Codec[types.Answer] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant("text", types.AnswerText, table.STRING),
    table.Variant("plan", types.AnswerPlan, PLAN.table),
), content="value"))
LOCATOR: Codec[types.Locator] = Codec(lambda: table.Union(None, lambda: (table.Text(patterns=(table.Pattern("^[A-Z]{3}-\\d+$", "^[A-Z]{3}-[0-9]+\\Z"),)), table.Int(ge=1))))
