# Made by toolc from tools/orders.tools; do not edit.
"""How the types of `acme.orders` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from ..acme_common import codecs as acme_common
from . import types

# fmt: off

SPEED: Codec[types.Speed] = Codec(lambda: table.Enum(types.Speed, ("normal", "express")))
LINE: Codec[types.Line] = Codec(lambda: table.Record(types.Line, lambda: (
    table.Field("item", table.Text(least=1, most=80)),
    table.Field("quantity", table.Int(ge=1, le=99), default="1"),
    table.Field("price", acme_common.MONEY.table),
)))
MIXED_CURRENCIES: Codec[Any] = Codec(lambda: table.Record(types.MixedCurrencies.Details, lambda: (
    table.Field("first", table.STRING),
    table.Field("other", table.STRING),
)))
