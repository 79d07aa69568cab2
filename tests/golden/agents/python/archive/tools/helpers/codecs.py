# Made by toolc from shared.tools; do not edit.
"""How payloads, results and errors of `helpers` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_shared import codecs as acme_shared
from . import types

# fmt: off

CODECS_ARGS: Codec[types.CodecsArgs] = Codec(lambda: table.Record(types.CodecsArgs, lambda: ()))
WIPE_ARGS: Codec[types.WipeArgs] = Codec(lambda: table.Record(types.WipeArgs, lambda: ()))
PLAN_WIPE_ARGS: Codec[types.PlanWipeArgs] = Codec(lambda: table.Record(types.PlanWipeArgs, lambda: ()))
CALLS_ARGS: Codec[types.CallsArgs] = Codec(lambda: table.Record(types.CallsArgs, lambda: (
    table.Field("calls", acme_shared.ITEM.table),
)))
WIPE_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
PLAN_WIPE_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
