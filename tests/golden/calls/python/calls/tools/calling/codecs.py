# Made by toolc from calls.tools; do not edit.
"""How payloads, results and errors of `calling` are read, written and checked."""

from __future__ import annotations

from typing import Literal

from toolrt import Codec, table

from ....types.conformance_calls import codecs as conformance_calls
from . import types

# fmt: off

FIND_NAMES_ARGS_FILTER: Codec[types.FindNamesArgsFilter] = Codec(lambda: table.Record(types.FindNamesArgsFilter, lambda: (
    table.Field("kinds", table.List(table.STRING)),
    table.Field("level", table.Int(ge=1, le=5), default="1"),
)))
FIND_NAMES_ARGS: Codec[types.FindNamesArgs] = Codec(lambda: table.Record(types.FindNamesArgs, lambda: (
    table.Field("pattern", table.Text(least=1, most=20)),
    table.Field("root", table.PATH, default='"."'),
    table.Field("limit", table.Int(ge=1, le=100), optional=True),
    table.Field("filter", FIND_NAMES_ARGS_FILTER.table, optional=True),
)))
FIND_NAMES_RESULT: Codec[types.FindNamesResult] = Codec(lambda: table.Record(types.FindNamesResult, lambda: (
    table.Field("names", table.List(table.STRING)),
    table.Field("count", table.Int(ge=0)),
)))
WHO_AM_I_ARGS: Codec[types.WhoAmIArgs] = Codec(lambda: table.Record(types.WhoAmIArgs, lambda: ()))
WHO_AM_I_RESULT: Codec[types.WhoAmIResult] = Codec(lambda: table.Record(types.WhoAmIResult, lambda: (
    table.Field("run_id", table.UUID),
    table.Field("tries", table.INT),
    table.Field("note", table.STRING, optional=True),
    table.Field("level", table.FLOAT, optional=True),
    table.Field("dry", table.BOOL, optional=True),
    table.Field("mode", conformance_calls.MODE.table, optional=True),
    table.Field("since", table.DATETIME, optional=True),
    table.Field("caller", table.STRING),
)))
WHO_AM_I_INJECTED: Codec[types.WhoAmIInjected] = Codec(lambda: table.Record(types.WhoAmIInjected, lambda: (
    table.Field("run_id", table.UUID),
    table.Field("tries", table.Int(ge=1, le=3)),
    table.Field("note", table.STRING, optional=True),
    table.Field("level", table.Float(ge=0.0, le=1.0), optional=True),
    table.Field("dry", table.BOOL, optional=True),
    table.Field("mode", conformance_calls.MODE.table, optional=True),
    table.Field("since", table.DATETIME, optional=True),
    table.Field("caller", table.STRING),
)))
DROP_PATHS_ARGS: Codec[types.DropPathsArgs] = Codec(lambda: table.Record(types.DropPathsArgs, lambda: (
    table.Field("paths", table.List(table.PATH, least=1)),
)))
DROP_PATHS_RESULT: Codec[types.DropPathsResult] = Codec(lambda: table.Record(types.DropPathsResult, lambda: (
    table.Field("dropped", table.INT),
)))
DROP_ALL_ARGS: Codec[types.DropAllArgs] = Codec(lambda: table.Record(types.DropAllArgs, lambda: ()))
DROP_ALL_RESULT: Codec[types.DropAllResult] = Codec(lambda: table.Record(types.DropAllResult, lambda: (
    table.Field("dropped", table.INT),
)))
COPY_IDS_ARGS: Codec[types.CopyIdsArgs] = Codec(lambda: table.Record(types.CopyIdsArgs, lambda: (
    table.Field("ids", table.List(table.STRING)),
)))
COPY_IDS_RESULT: Codec[types.CopyIdsResult] = Codec(lambda: table.Record(types.CopyIdsResult, lambda: (
    table.Field("done", table.List(table.STRING)),
)))
DRAW_CHART_ARGS: Codec[types.DrawChartArgs] = Codec(lambda: table.Record(types.DrawChartArgs, lambda: (
    table.Field("points", table.List(table.FLOAT)),
)))
DRAW_CHART_RESULT: Codec[types.DrawChartResult] = Codec(lambda: table.Record(types.DrawChartResult, lambda: (
    table.Field("title", table.STRING),
)))
DRAW_CHART_SIDE: Codec[types.DrawChartSide] = Codec(lambda: table.Record(types.DrawChartSide, lambda: (
    table.Field("series", table.List(table.FLOAT), optional=True),
    table.Field("log", table.JSON, optional=True),
)))
READ_PAGES_ARGS: Codec[types.ReadPagesArgs] = Codec(lambda: table.Record(types.ReadPagesArgs, lambda: (
    table.Field("cursor", table.STRING, optional=True),
)))
READ_PAGES_RESULT: Codec[types.ReadPagesResult] = Codec(lambda: table.Record(types.ReadPagesResult, lambda: (
    table.Field("items", table.List(table.INT)),
    table.Field("next", table.Nullable(table.STRING), optional=True),
)))
COUNT_WORDS_ARGS: Codec[types.CountWordsArgs] = Codec(lambda: table.Record(types.CountWordsArgs, lambda: (
    table.Field("text", table.Text(least=1)),
)))
COUNT_WORDS_RESULT: Codec[types.CountWordsResult] = Codec(lambda: table.Record(types.CountWordsResult, lambda: (
    table.Field("count", table.INT),
)))
LOG_IN_ARGS: Codec[types.LogInArgs] = Codec(lambda: table.Record(types.LogInArgs, lambda: (
    table.Field("user", table.STRING),
    table.Field("token", table.Secret(table.Text(least=8))),
)))
LOG_IN_RESULT: Codec[types.LogInResult] = Codec(lambda: table.Record(types.LogInResult, lambda: (
    table.Field("token", table.Secret(table.STRING)),
)))
FETCH_PAGE_ARGS: Codec[types.FetchPageArgs] = Codec(lambda: table.Record(types.FetchPageArgs, lambda: (
    table.Field("page", table.Int(ge=1)),
)))
FETCH_PAGE_RESULT: Codec[types.FetchPageResult] = Codec(lambda: table.Record(types.FetchPageResult, lambda: (
    table.Field("text", table.Text(least=1)),
)))
PUT_NOTE_ARGS: Codec[types.PutNoteArgs] = Codec(lambda: table.Record(types.PutNoteArgs, lambda: (
    table.Field("text", table.STRING),
)))
PUT_NOTE_RESULT: Codec[types.PutNoteResult] = Codec(lambda: table.Record(types.PutNoteResult, lambda: (
    table.Field("id", table.STRING),
)))
SEND_NOTE_ARGS: Codec[types.SendNoteArgs] = Codec(lambda: table.Record(types.SendNoteArgs, lambda: (
    table.Field("text", table.STRING),
    table.Field("to", table.STRING, default='"all"'),
)))
SEND_NOTE_RESULT: Codec[types.SendNoteResult] = Codec(lambda: table.Record(types.SendNoteResult, lambda: (
    table.Field("id", table.STRING),
)))
SHIP_ORDER_ARGS: Codec[types.ShipOrderArgs] = Codec(lambda: table.Record(types.ShipOrderArgs, lambda: (
    table.Field("id", table.Text(least=1, most=20)),
)))
SHIP_ORDER_RESULT: Codec[types.ShipOrderResult] = Codec(lambda: table.Record(types.ShipOrderResult, lambda: (
    table.Field("answers", table.List(table.JSON)),
)))
SHIP_ALL_ARGS: Codec[types.ShipAllArgs] = Codec(lambda: table.Record(types.ShipAllArgs, lambda: (
    table.Field("id", table.STRING),
    table.Field("paths", table.List(table.PATH, least=1)),
)))
SHIP_ALL_RESULT: Codec[types.ShipAllResult] = Codec(lambda: table.Record(types.ShipAllResult, lambda: (
    table.Field("answers", table.List(table.JSON)),
)))
SHIP_ORDER_GIFT_ANSWER: Codec[types.ShipOrderGiftAnswer] = Codec(lambda: table.Record(types.ShipOrderGiftAnswer, lambda: (
    table.Field("text", table.Text(most=40)),
    table.Field("ribbon", table.BOOL, optional=True),
)))
SHIP_ORDER_EXPRESS_ANSWER: Codec[bool] = Codec(lambda: table.BOOL)
SHIP_ORDER_SPEED_ANSWER: Codec[Literal["slow", "fast"]] = Codec(lambda: table.Enum(None, ("slow", "fast")))
SHIP_ORDER_COUNT_ANSWER: Codec[int] = Codec(lambda: table.Int(ge=1, le=9))
