# Made by toolc from tools/orders.tools; do not edit.
"""The payloads, results and errors of the toolset `orders`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ....types.acme_common.types import Money
from ....types.acme_orders.types import Line, MixedCurrencies, Speed

__all__ = [
    "Line",
    "MixedCurrencies",
    "Money",
    "PriceOrderArgs",
    "PriceOrderResult",
    "Speed",
]


class PriceOrderArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `price_order`.

    What an order costs, shipping included.
    """

    lines: Annotated[list[Line], msgspec.Meta(min_length=1, max_length=20)]
    speed: Speed = Speed.NORMAL


class PriceOrderResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `price_order`."""

    goods: Money
    shipping: Money
    total: Money
