# Made by toolc from tools.tools; do not edit.
"""How payloads, results and errors of `market` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

BUY_ITEM_ARGS: Codec[types.BuyItemArgs] = Codec(lambda: table.Record(types.BuyItemArgs, lambda: (
    table.Field("id", table.STRING),
    table.Field("count", table.Int(ge=1, le=9), default="1"),
)))
SEARCH_ITEMS_ARGS: Codec[types.SearchItemsArgs] = Codec(lambda: table.Record(types.SearchItemsArgs, lambda: (
    table.Field("text", table.STRING),
)))
SEARCH_ITEMS_INJECTED: Codec[types.SearchItemsInjected] = Codec(lambda: table.Record(types.SearchItemsInjected, lambda: (
    table.Field("run", table.STRING),
)))
