# Made by toolc from tools/orders.tools; do not edit.
"""How payloads, results and errors of `orders` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_common import codecs as acme_common
from ....types.acme_orders import codecs as acme_orders
from . import types

# fmt: off

PRICE_ORDER_ARGS: Codec[types.PriceOrderArgs] = Codec(lambda: table.Record(types.PriceOrderArgs, lambda: (
    table.Field("lines", table.List(acme_orders.LINE.table, least=1, most=20)),
    table.Field("speed", acme_orders.SPEED.table, default='"normal"'),
)))
PRICE_ORDER_RESULT: Codec[types.PriceOrderResult] = Codec(lambda: table.Record(types.PriceOrderResult, lambda: (
    table.Field("goods", acme_common.MONEY.table),
    table.Field("shipping", acme_common.MONEY.table),
    table.Field("total", acme_common.MONEY.table),
)))
