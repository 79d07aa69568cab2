# Made by toolc from tools/orders.tools; do not edit.
"""Typed calls of the toolset `orders`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import PRICE_ORDER

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_price_order = staticmethod(built(PRICE_ORDER, lambda: types.PriceOrderArgs))


class Client(_Built):
    """Price orders."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return call(
            self._executor,
            PRICE_ORDER,
            given(PRICE_ORDER, lines=lines, speed=speed),
            self._cx,
        )


class AsyncClient(_Built):
    """Price orders."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return await acall(
            self._executor,
            PRICE_ORDER,
            given(PRICE_ORDER, lines=lines, speed=speed),
            self._cx,
        )
