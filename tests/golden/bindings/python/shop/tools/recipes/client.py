# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `recipes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import BUY_FIRST, CLEAR_TWICE, PAGE_OF

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_buy_first = staticmethod(built(BUY_FIRST, lambda: types.BuyFirstArgs))
    build_clear_twice = staticmethod(built(CLEAR_TWICE, lambda: types.ClearTwiceArgs))
    build_page_of = staticmethod(built(PAGE_OF, lambda: types.PageOfArgs))


class Client(_Built):
    """Only chains: nobody implements anything."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def buy_first(self, *, words: str) -> types.BuyFirstResult:
        """Finds and buys the first."""
        return call(self._executor, BUY_FIRST, given(BUY_FIRST, words=words), self._cx)

    def clear_twice(self) -> toolrt.Content:
        """Passes content on."""
        return call(self._executor, CLEAR_TWICE, given(CLEAR_TWICE), self._cx)

    def page_of(self, *, page: str | UnsetType = UNSET) -> types.PageOfResult:
        """Call `page_of`."""
        return call(self._executor, PAGE_OF, given(PAGE_OF, page=page), self._cx)


class AsyncClient(_Built):
    """Only chains: nobody implements anything."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def buy_first(self, *, words: str) -> types.BuyFirstResult:
        """Finds and buys the first."""
        return await acall(
            self._executor, BUY_FIRST, given(BUY_FIRST, words=words), self._cx
        )

    async def clear_twice(self) -> toolrt.Content:
        """Passes content on."""
        return await acall(self._executor, CLEAR_TWICE, given(CLEAR_TWICE), self._cx)

    async def page_of(self, *, page: str | UnsetType = UNSET) -> types.PageOfResult:
        """Call `page_of`."""
        return await acall(self._executor, PAGE_OF, given(PAGE_OF, page=page), self._cx)
