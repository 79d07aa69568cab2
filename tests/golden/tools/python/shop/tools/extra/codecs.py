# Made by toolc from tools.tools; do not edit.
"""How payloads, results and errors of `extra` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_tools import codecs as case_tools
from . import types

# fmt: off

SAY_ARGS: Codec[types.SayArgs] = Codec(lambda: table.Record(types.SayArgs, lambda: (
    table.Field("text", table.STRING),
)))
WATCH_ARGS: Codec[types.WatchArgs] = Codec(lambda: table.Record(types.WatchArgs, lambda: (
    table.Field("id", table.STRING),
)))
WIPE_ARGS: Codec[types.WipeArgs] = Codec(lambda: table.Record(types.WipeArgs, lambda: (
    table.Field("ids", table.List(table.STRING, least=1)),
)))
WIPE_RESULT: Codec[types.WipeResult] = Codec(lambda: table.Record(types.WipeResult, lambda: (
    table.Field("deleted", table.INT),
)))
SYNC_ARGS: Codec[types.SyncArgs] = Codec(lambda: table.Record(types.SyncArgs, lambda: (
    table.Field("ids", table.List(table.STRING)),
)))
SYNC_RESULT: Codec[types.SyncResult] = Codec(lambda: table.Record(types.SyncResult, lambda: (
    table.Field("done", table.INT),
)))
SYNC_SIDE: Codec[types.SyncSide] = Codec(lambda: table.Record(types.SyncSide, lambda: (
    table.Field("log", table.List(table.STRING), optional=True),
    table.Field("chart", table.JSON, optional=True),
)))
PAGE_ARGS: Codec[types.PageArgs] = Codec(lambda: table.Record(types.PageArgs, lambda: (
    table.Field("cursor", table.STRING, optional=True),
)))
PAGE_RESULT: Codec[types.PageResult] = Codec(lambda: table.Record(types.PageResult, lambda: (
    table.Field("items", table.List(case_tools.ITEM.table)),
    table.Field("next", table.STRING, optional=True),
)))
PAGE_INJECTED: Codec[types.PageInjected] = Codec(lambda: table.Record(types.PageInjected, lambda: (
    table.Field("token", table.Secret(table.STRING)),
    table.Field("caller", table.STRING, optional=True),
)))
FIND_AND_SAY_ARGS: Codec[types.FindAndSayArgs] = Codec(lambda: table.Record(types.FindAndSayArgs, lambda: (
    table.Field("id", table.STRING),
)))
FIND_AND_SAY_RESULT: Codec[types.FindAndSayResult] = Codec(lambda: table.Record(types.FindAndSayResult, lambda: (
    table.Field("done", table.INT),
)))
