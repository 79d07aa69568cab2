# Made by toolc from bindings.tools; do not edit.
"""How payloads, results and errors of `shop` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_bindings import codecs as case_bindings
from . import types

# fmt: off

STOCK_OF_ARGS: Codec[types.StockOfArgs] = Codec(lambda: table.Record(types.StockOfArgs, lambda: (
    table.Field("id", table.STRING),
)))
STOCK_OF_INJECTED: Codec[types.StockOfInjected] = Codec(lambda: table.Record(types.StockOfInjected, lambda: (
    table.Field("run", table.UUID),
)))
STOCK_OF_RESULT: Codec[list[types.Item]] = Codec(lambda: table.List(case_bindings.ITEM.table))
