# Made by toolc from bindings.tools; do not edit.
"""How payloads and results of the service `shop` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ...types.case_bindings import codecs as case_bindings
from . import types

# fmt: off

BUY_PAYLOAD: Codec[types.BuyPayload] = Codec(lambda: table.Record(types.BuyPayload, lambda: (
    table.Field("id", table.STRING),
    table.Field("count", table.INT, default="1"),
    table.Field("note", table.STRING, optional=True),
)))
FIND_RESULT: Codec[types.FindResult] = Codec(lambda: table.Record(types.FindResult, lambda: (
    table.Field("items", table.List(case_bindings.ITEM.table)),
    table.Field("total", table.INT),
    table.Field("next", table.Nullable(table.STRING)),
)))
STOCK_PAYLOAD: Codec[types.StockPayload] = Codec(lambda: table.Record(types.StockPayload, lambda: (
    table.Field("id", table.STRING),
)))
STOCK_INJECTED: Codec[types.StockInjected] = Codec(lambda: table.Record(types.StockInjected, lambda: (
    table.Field("run", table.UUID),
)))
WATCH_PAYLOAD: Codec[types.WatchPayload] = Codec(lambda: table.Record(types.WatchPayload, lambda: (
    table.Field("id", table.STRING),
    table.Field("token", table.Secret(table.STRING)),
)))
WATCH_ITEM: Codec[types.WatchItem] = Codec(lambda: table.Record(types.WatchItem, lambda: (
    table.Field("at", table.DATETIME),
    table.Field("price", case_bindings.MONEY.table),
)))
CLEAR_PAYLOAD: Codec[types.ClearPayload] = Codec(lambda: table.Record(types.ClearPayload, lambda: ()))
LABEL_PAYLOAD: Codec[types.LabelPayload] = Codec(lambda: table.Record(types.LabelPayload, lambda: (
    table.Field("id", table.STRING),
    table.Field("text", table.Text(most=8)),
)))
STOCK_RESULT: Codec[list[types.Item]] = Codec(lambda: table.List(case_bindings.ITEM.table))
WATCH_RESULT: Codec[int] = Codec(lambda: table.Int(ge=0))
LABEL_RESULT: Codec[str] = Codec(lambda: table.STRING)
