# Made by toolc from bindings.tools; do not edit.
"""How the types of `case.bindings` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from . import types

# fmt: off

MONEY: Codec[types.Money] = Codec(lambda: table.Record(types.Money, lambda: (
    table.Field("amount", table.Int(ge=0)),
    table.Field("currency", table.Text(least=3, most=3), default='"EUR"'),
)))
SIZE: Codec[types.Size] = Codec(lambda: table.Enum(types.Size, ("small", "large")))
ITEM: Codec[types.Item] = Codec(lambda: table.Record(types.Item, lambda: (
    table.Field("id", table.STRING),
    table.Field("price", MONEY.table),
    table.Field("tags", table.List(table.STRING), default="[]"),
)))
QUERY: Codec[types.Query] = Codec(lambda: table.Record(types.Query, lambda: (
    table.Field("text", table.Text(least=1, most=20)),
    table.Field("limit", table.Int(ge=1, le=50), default="10"),
)))
GONE: Codec[Any] = Codec(lambda: table.Record(types.Gone.Details, lambda: (
    table.Field("id", table.STRING),
)))
SOLD_OUT: Codec[Any] = Codec(lambda: table.Record(types.SoldOut.Details, lambda: ()))
