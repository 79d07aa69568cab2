# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `recipes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import BUY_FIRST, CLEAR_TWICE, PAGE_OF

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_buy_first = built(BUY_FIRST, lambda: types.BuyFirstArgs)
    build_clear_twice = built(CLEAR_TWICE, lambda: types.ClearTwiceArgs)
    build_page_of = built(PAGE_OF, lambda: types.PageOfArgs)


class Client(BaseClient, _Built):
    """Only chains: nobody implements anything."""

    def buy_first(self, *, words: str) -> types.BuyFirstResult:
        """Finds and buys the first."""
        return self._call(BUY_FIRST, words=words)

    def clear_twice(self) -> toolrt.Content:
        """Passes content on."""
        return self._call(CLEAR_TWICE)

    def page_of(self, *, page: str | UnsetType = UNSET) -> types.PageOfResult:
        """Call `page_of`."""
        return self._call(PAGE_OF, page=page)


class AsyncClient(AsyncBaseClient, _Built):
    """Only chains: nobody implements anything."""

    async def buy_first(self, *, words: str) -> types.BuyFirstResult:
        """Finds and buys the first."""
        return await self._call(BUY_FIRST, words=words)

    async def clear_twice(self) -> toolrt.Content:
        """Passes content on."""
        return await self._call(CLEAR_TWICE)

    async def page_of(self, *, page: str | UnsetType = UNSET) -> types.PageOfResult:
        """Call `page_of`."""
        return await self._call(PAGE_OF, page=page)
