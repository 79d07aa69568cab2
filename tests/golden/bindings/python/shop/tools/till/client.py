# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `till`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import (
    acall,
    acall_partial,
    apages,
    built,
    call,
    call_partial,
    given,
    pages,
    with_items,
)

from .provider import BUY_ITEM, CLEAR_ALL, LABEL_ITEM, SEARCH, WATCH_PRICE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_buy_item = staticmethod(built(BUY_ITEM, lambda: types.BuyItemArgs))
    build_search = staticmethod(built(SEARCH, lambda: types.SearchArgs))
    build_watch_price = staticmethod(built(WATCH_PRICE, lambda: types.WatchPriceArgs))
    build_clear_all = staticmethod(built(CLEAR_ALL, lambda: types.ClearAllArgs))
    build_label_item = staticmethod(built(LABEL_ITEM, lambda: types.LabelItemArgs))


class Client(_Built):
    """Buy and look."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def buy_item(self, *, id: str, note: str | UnsetType = UNSET) -> types.Item:
        """By name: everything is moved.

        Raises:
            Gone: Nothing has this id.
            SoldOut: Too much.
        """
        return call(
            self._executor, BUY_ITEM, given(BUY_ITEM, id=id, note=note), self._cx
        )

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
        return call(
            self._executor,
            SEARCH,
            given(SEARCH, words=words, most=most, page=page),
            self._cx,
        )

    def pages_search(
        self,
        *,
        words: str,
        most: int | UnsetType = UNSET,
        page: str | UnsetType = UNSET,
    ) -> Iterator[types.SearchResult]:
        """Give all pages of `search`, from the one that is asked for."""
        return pages(
            self._executor,
            SEARCH,
            given(SEARCH, words=words, most=most, page=page),
            self._cx,
        )

    def watch_price(self, *, id: str) -> toolrt.Outcome[float | None]:
        """By name, but of other types: whatever fits by shape."""
        return call_partial(
            self._executor, WATCH_PRICE, given(WATCH_PRICE, id=id), self._cx
        )

    def stream_watch_price(
        self, on_item: Callable[[types.WatchPriceItem], object], /, *, id: str
    ) -> toolrt.Outcome[float | None]:
        """Call `watch_price`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, WATCH_PRICE, on_item)
        return call_partial(self._executor, WATCH_PRICE, given(WATCH_PRICE, id=id), cx_)

    def clear_all(self) -> toolrt.Content:
        """Nothing in, nothing out."""
        return call(self._executor, CLEAR_ALL, given(CLEAR_ALL), self._cx)

    def label_item(self, *, id: str, text: str) -> str:
        """The caller's text meets the method's limit."""
        return call(
            self._executor, LABEL_ITEM, given(LABEL_ITEM, id=id, text=text), self._cx
        )


class AsyncClient(_Built):
    """Buy and look."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def buy_item(self, *, id: str, note: str | UnsetType = UNSET) -> types.Item:
        """By name: everything is moved.

        Raises:
            Gone: Nothing has this id.
            SoldOut: Too much.
        """
        return await acall(
            self._executor, BUY_ITEM, given(BUY_ITEM, id=id, note=note), self._cx
        )

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
        return await acall(
            self._executor,
            SEARCH,
            given(SEARCH, words=words, most=most, page=page),
            self._cx,
        )

    def pages_search(
        self,
        *,
        words: str,
        most: int | UnsetType = UNSET,
        page: str | UnsetType = UNSET,
    ) -> AsyncIterator[types.SearchResult]:
        """Give all pages of `search`, from the one that is asked for."""
        return apages(
            self._executor,
            SEARCH,
            given(SEARCH, words=words, most=most, page=page),
            self._cx,
        )

    async def watch_price(self, *, id: str) -> toolrt.Outcome[float | None]:
        """By name, but of other types: whatever fits by shape."""
        return await acall_partial(
            self._executor, WATCH_PRICE, given(WATCH_PRICE, id=id), self._cx
        )

    async def stream_watch_price(
        self, on_item: Callable[[types.WatchPriceItem], object], /, *, id: str
    ) -> toolrt.Outcome[float | None]:
        """Call `watch_price`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, WATCH_PRICE, on_item)
        return await acall_partial(
            self._executor, WATCH_PRICE, given(WATCH_PRICE, id=id), cx_
        )

    async def clear_all(self) -> toolrt.Content:
        """Nothing in, nothing out."""
        return await acall(self._executor, CLEAR_ALL, given(CLEAR_ALL), self._cx)

    async def label_item(self, *, id: str, text: str) -> str:
        """The caller's text meets the method's limit."""
        return await acall(
            self._executor, LABEL_ITEM, given(LABEL_ITEM, id=id, text=text), self._cx
        )
