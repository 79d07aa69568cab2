# Made by toolc from tools/orders.tools; do not edit.
"""Typed calls of the toolset `orders`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import PRICE_ORDER

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_price_order = built(PRICE_ORDER, lambda: types.PriceOrderArgs)


class Client(BaseClient, _Built):
    """Price orders."""

    def price_order(
        self, *, lines: list[types.Line], speed: types.Speed | UnsetType = UNSET
    ) -> types.PriceOrderResult:
        """What an order costs, shipping included.

        Args:
            lines: 1 to 20 items.
            speed: Default `"normal"`.

        Raises:
            MixedCurrencies: The lines are in different currencies.
        """
        return self._call(PRICE_ORDER, lines=lines, speed=speed)


class AsyncClient(AsyncBaseClient, _Built):
    """Price orders."""

    async def price_order(
        self, *, lines: list[types.Line], speed: types.Speed | UnsetType = UNSET
    ) -> types.PriceOrderResult:
        """What an order costs, shipping included.

        Args:
            lines: 1 to 20 items.
            speed: Default `"normal"`.

        Raises:
            MixedCurrencies: The lines are in different currencies.
        """
        return await self._call(PRICE_ORDER, lines=lines, speed=speed)
