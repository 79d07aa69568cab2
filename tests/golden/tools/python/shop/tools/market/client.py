# Made by toolc from tools.tools; do not edit.
"""Typed calls of the toolset `market`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import BUY_ITEM, SEARCH_ITEMS

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Buy and sell."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def buy_item(self, *, id: str, count: int | UnsetType = UNSET) -> types.Item:
        """Call `buy_item`."""
        return call(
            self._executor, BUY_ITEM, given(BUY_ITEM, id=id, count=count), self._cx
        )

    def search_items(self, *, text: str) -> types.Found:
        """Call `search_items`."""
        return call(
            self._executor, SEARCH_ITEMS, given(SEARCH_ITEMS, text=text), self._cx
        )


class AsyncClient:
    """Buy and sell."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def buy_item(self, *, id: str, count: int | UnsetType = UNSET) -> types.Item:
        """Call `buy_item`."""
        return await acall(
            self._executor, BUY_ITEM, given(BUY_ITEM, id=id, count=count), self._cx
        )

    async def search_items(self, *, text: str) -> types.Found:
        """Call `search_items`."""
        return await acall(
            self._executor, SEARCH_ITEMS, given(SEARCH_ITEMS, text=text), self._cx
        )
