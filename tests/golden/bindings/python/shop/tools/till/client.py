# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `till`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import BUY_ITEM, CLEAR_ALL, LABEL_ITEM, SEARCH, WATCH_PRICE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_buy_item = built(BUY_ITEM, lambda: types.BuyItemArgs)
    build_search = built(SEARCH, lambda: types.SearchArgs)
    build_watch_price = built(WATCH_PRICE, lambda: types.WatchPriceArgs)
    build_clear_all = built(CLEAR_ALL, lambda: types.ClearAllArgs)
    build_label_item = built(LABEL_ITEM, lambda: types.LabelItemArgs)


class Client(BaseClient, _Built):
    """Buy and look."""

    def buy_item(self, *, id: str, note: str | UnsetType = UNSET) -> types.Item:
        """By name: everything is moved.

        Raises:
            Gone: Nothing has this id.
            SoldOut: Too much.
        """
        return self._call(BUY_ITEM, id=id, note=note)

    def search(
        self,
        *,
        words: str,
        most: int | UnsetType = UNSET,
        page: str | UnsetType = UNSET,
    ) -> types.SearchResult:
        """Mapped, and back: a limit of the method is narrower than the tool's.

        Raises:
            SoldOut: Too much.
        """
        return self._call(SEARCH, words=words, most=most, page=page)

    def pages_search(
        self,
        *,
        words: str,
        most: int | UnsetType = UNSET,
        page: str | UnsetType = UNSET,
    ) -> Iterator[types.SearchResult]:
        """Give all pages of `search`, from the one that is asked for."""
        return self._pages(SEARCH, words=words, most=most, page=page)

    def watch_price(self, *, id: str) -> toolrt.Outcome[float | None]:
        """By name, but of other types: whatever fits by shape."""
        return self._call_partial(WATCH_PRICE, id=id)

    def stream_watch_price(
        self, on_item: Callable[[types.WatchPriceItem], object], /, *, id: str
    ) -> toolrt.Outcome[float | None]:
        """Call `watch_price`; `on_item` sees each item before the result is there."""
        return self._stream_partial(on_item, WATCH_PRICE, id=id)

    def clear_all(self) -> toolrt.Content:
        """Nothing in, nothing out."""
        return self._call(CLEAR_ALL)

    def label_item(self, *, id: str, text: str) -> str:
        """The caller's text meets the method's limit."""
        return self._call(LABEL_ITEM, id=id, text=text)


class AsyncClient(AsyncBaseClient, _Built):
    """Buy and look."""

    async def buy_item(self, *, id: str, note: str | UnsetType = UNSET) -> types.Item:
        """By name: everything is moved.

        Raises:
            Gone: Nothing has this id.
            SoldOut: Too much.
        """
        return await self._call(BUY_ITEM, id=id, note=note)

    async def search(
        self,
        *,
        words: str,
        most: int | UnsetType = UNSET,
        page: str | UnsetType = UNSET,
    ) -> types.SearchResult:
        """Mapped, and back: a limit of the method is narrower than the tool's.

        Raises:
            SoldOut: Too much.
        """
        return await self._call(SEARCH, words=words, most=most, page=page)

    def pages_search(
        self,
        *,
        words: str,
        most: int | UnsetType = UNSET,
        page: str | UnsetType = UNSET,
    ) -> AsyncIterator[types.SearchResult]:
        """Give all pages of `search`, from the one that is asked for."""
        return self._pages(SEARCH, words=words, most=most, page=page)

    async def watch_price(self, *, id: str) -> toolrt.Outcome[float | None]:
        """By name, but of other types: whatever fits by shape."""
        return await self._call_partial(WATCH_PRICE, id=id)

    async def stream_watch_price(
        self, on_item: Callable[[types.WatchPriceItem], object], /, *, id: str
    ) -> toolrt.Outcome[float | None]:
        """Call `watch_price`; `on_item` sees each item before the result is there."""
        return await self._stream_partial(on_item, WATCH_PRICE, id=id)

    async def clear_all(self) -> toolrt.Content:
        """Nothing in, nothing out."""
        return await self._call(CLEAR_ALL)

    async def label_item(self, *, id: str, text: str) -> str:
        """The caller's text meets the method's limit."""
        return await self._call(LABEL_ITEM, id=id, text=text)
