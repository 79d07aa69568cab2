# Made by toolc from bindings.tools; do not edit.
"""How payloads, results and errors of `till` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_bindings import codecs as case_bindings
from . import types

# fmt: off

BUY_ITEM_ARGS: Codec[types.BuyItemArgs] = Codec(lambda: table.Record(types.BuyItemArgs, lambda: (
    table.Field("id", table.STRING),
    table.Field("note", table.STRING, optional=True),
)))
SEARCH_ARGS: Codec[types.SearchArgs] = Codec(lambda: table.Record(types.SearchArgs, lambda: (
    table.Field("words", table.STRING),
    table.Field("most", table.INT, optional=True),
    table.Field("page", table.STRING, optional=True),
)))
SEARCH_RESULT: Codec[types.SearchResult] = Codec(lambda: table.Record(types.SearchResult, lambda: (
    table.Field("hits", table.List(table.STRING)),
    table.Field("prices", table.List(table.INT)),
    table.Field("more", table.Nullable(table.STRING)),
    table.Field("count", table.INT),
    table.Field("lang", table.STRING),
)))
WATCH_PRICE_ARGS: Codec[types.WatchPriceArgs] = Codec(lambda: table.Record(types.WatchPriceArgs, lambda: (
    table.Field("id", table.STRING),
)))
WATCH_PRICE_ITEM: Codec[types.WatchPriceItem] = Codec(lambda: table.Record(types.WatchPriceItem, lambda: (
    table.Field("at", table.STRING),
    table.Field("price", case_bindings.MONEY.table),
)))
WATCH_PRICE_INJECTED: Codec[types.WatchPriceInjected] = Codec(lambda: table.Record(types.WatchPriceInjected, lambda: (
    table.Field("token", table.Secret(table.STRING)),
)))
WATCH_PRICE_SIDE: Codec[types.WatchPriceSide] = Codec(lambda: table.Record(types.WatchPriceSide, lambda: (
    table.Field("log", table.List(table.STRING), optional=True),
)))
CLEAR_ALL_ARGS: Codec[types.ClearAllArgs] = Codec(lambda: table.Record(types.ClearAllArgs, lambda: ()))
LABEL_ITEM_ARGS: Codec[types.LabelItemArgs] = Codec(lambda: table.Record(types.LabelItemArgs, lambda: (
    table.Field("id", table.STRING),
    table.Field("text", table.STRING),
)))
WATCH_PRICE_RESULT: Codec[float | None] = Codec(lambda: table.Nullable(table.FLOAT))
LABEL_ITEM_RESULT: Codec[str] = Codec(lambda: table.STRING)
