# Made by toolc from bindings.tools; do not edit.
"""How payloads, results and errors of `recipes` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_bindings import codecs as case_bindings
from . import types

# fmt: off

BUY_FIRST_ARGS: Codec[types.BuyFirstArgs] = Codec(lambda: table.Record(types.BuyFirstArgs, lambda: (
    table.Field("words", table.STRING),
)))
BUY_FIRST_RESULT: Codec[types.BuyFirstResult] = Codec(lambda: table.Record(types.BuyFirstResult, lambda: (
    table.Field("bought", table.Nullable(case_bindings.ITEM.table)),
    table.Field("all", table.List(table.STRING)),
)))
BUY_FIRST_INJECTED: Codec[types.BuyFirstInjected] = Codec(lambda: table.Record(types.BuyFirstInjected, lambda: (
    table.Field("run", table.UUID),
)))
CLEAR_TWICE_ARGS: Codec[types.ClearTwiceArgs] = Codec(lambda: table.Record(types.ClearTwiceArgs, lambda: ()))
PAGE_OF_ARGS: Codec[types.PageOfArgs] = Codec(lambda: table.Record(types.PageOfArgs, lambda: (
    table.Field("page", table.STRING, optional=True),
)))
PAGE_OF_RESULT: Codec[types.PageOfResult] = Codec(lambda: table.Record(types.PageOfResult, lambda: (
    table.Field("hits", table.List(table.STRING)),
    table.Field("prices", table.List(table.INT)),
    table.Field("more", table.Nullable(table.STRING)),
    table.Field("count", table.INT),
    table.Field("lang", table.STRING),
)))
