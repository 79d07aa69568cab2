# Made by toolc from bindings.tools; do not edit.
"""How payloads, results and errors of `both` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_bindings import codecs as case_bindings
from . import types

# fmt: off

COUNT_BOXES_ARGS: Codec[types.CountBoxesArgs] = Codec(lambda: table.Record(types.CountBoxesArgs, lambda: (
    table.Field("sizes", table.List(table.Enum(None, ("box",)))),
)))
COUNT_BOXES_INJECTED: Codec[types.CountBoxesInjected] = Codec(lambda: table.Record(types.CountBoxesInjected, lambda: (
    table.Field("run", table.STRING),
)))
GREET_ARGS: Codec[types.GreetArgs] = Codec(lambda: table.Record(types.GreetArgs, lambda: (
    table.Field("name", table.STRING),
)))
LOOK_ARGS: Codec[types.LookArgs] = Codec(lambda: table.Record(types.LookArgs, lambda: (
    table.Field("id", table.STRING),
)))
LOOK_INJECTED: Codec[types.LookInjected] = Codec(lambda: table.Record(types.LookInjected, lambda: (
    table.Field("run", table.UUID),
)))
COUNT_BOXES_RESULT: Codec[dict[str, float]] = Codec(lambda: table.Map(table.FLOAT))
LOOK_RESULT: Codec[list[types.Item]] = Codec(lambda: table.List(case_bindings.ITEM.table))
