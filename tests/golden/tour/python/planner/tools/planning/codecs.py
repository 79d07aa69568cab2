# Made by toolc from planner.tools; do not edit.
"""How payloads, results and errors of `planning` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_planner import codecs as acme_planner
from . import types

# fmt: off

PLAN_SESSION_ARGS: Codec[types.PlanSessionArgs] = Codec(lambda: table.Record(types.PlanSessionArgs, lambda: (
    table.Field("goal", table.STRING),
    table.Field("trigger", acme_planner.TRIGGER.table, optional=True),
    table.Field("ticket", acme_planner.LOCATOR.table, optional=True),
    table.Field("constraints", table.List(table.STRING), default="[]"),
)))
