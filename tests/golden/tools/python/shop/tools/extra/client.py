# Made by toolc from tools.tools; do not edit.
"""Typed calls of the toolset `extra`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import (
    acall,
    acall_partial,
    apages,
    call,
    call_partial,
    given,
    pages,
    with_items,
)

from .provider import FIND_AND_SAY, PAGE, SAY, SYNC, WATCH, WIPE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `extra`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def say(self, *, text: str) -> toolrt.Content:
        """Sends text and gives no typed result."""
        return call(self._executor, SAY, given(SAY, text=text), self._cx)

    def watch(self, *, id: str) -> types.Item:
        """Streams."""
        return call(self._executor, WATCH, given(WATCH, id=id), self._cx)

    def stream_watch(
        self, on_item: Callable[[types.Item], object], /, *, id: str
    ) -> types.Item:
        """Call `watch`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, WATCH, on_item)
        return call(self._executor, WATCH, given(WATCH, id=id), cx_)

    def wipe(self, *, ids: list[str]) -> types.WipeResult:
        """Plans."""
        return call(self._executor, WIPE, given(WIPE, ids=ids), self._cx)

    def sync(self, *, ids: list[str]) -> toolrt.Outcome[types.SyncResult]:
        """Does a part."""
        return call_partial(self._executor, SYNC, given(SYNC, ids=ids), self._cx)

    def page(self, *, cursor: str | UnsetType = UNSET) -> types.PageResult:
        """Call `page`."""
        return call(self._executor, PAGE, given(PAGE, cursor=cursor), self._cx)

    def pages_page(
        self, *, cursor: str | UnsetType = UNSET
    ) -> Iterator[types.PageResult]:
        """Give all pages of `page`, from the one that is asked for."""
        return pages(self._executor, PAGE, given(PAGE, cursor=cursor), self._cx)

    def find_and_say(self, *, id: str) -> types.FindAndSayResult:
        """Call `find_and_say`."""
        return call(self._executor, FIND_AND_SAY, given(FIND_AND_SAY, id=id), self._cx)


class AsyncClient:
    """Calls the tools of `extra`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def say(self, *, text: str) -> toolrt.Content:
        """Sends text and gives no typed result."""
        return await acall(self._executor, SAY, given(SAY, text=text), self._cx)

    async def watch(self, *, id: str) -> types.Item:
        """Streams."""
        return await acall(self._executor, WATCH, given(WATCH, id=id), self._cx)

    async def stream_watch(
        self, on_item: Callable[[types.Item], object], /, *, id: str
    ) -> types.Item:
        """Call `watch`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, WATCH, on_item)
        return await acall(self._executor, WATCH, given(WATCH, id=id), cx_)

    async def wipe(self, *, ids: list[str]) -> types.WipeResult:
        """Plans."""
        return await acall(self._executor, WIPE, given(WIPE, ids=ids), self._cx)

    async def sync(self, *, ids: list[str]) -> toolrt.Outcome[types.SyncResult]:
        """Does a part."""
        return await acall_partial(self._executor, SYNC, given(SYNC, ids=ids), self._cx)

    async def page(self, *, cursor: str | UnsetType = UNSET) -> types.PageResult:
        """Call `page`."""
        return await acall(self._executor, PAGE, given(PAGE, cursor=cursor), self._cx)

    def pages_page(
        self, *, cursor: str | UnsetType = UNSET
    ) -> AsyncIterator[types.PageResult]:
        """Give all pages of `page`, from the one that is asked for."""
        return apages(self._executor, PAGE, given(PAGE, cursor=cursor), self._cx)

    async def find_and_say(self, *, id: str) -> types.FindAndSayResult:
        """Call `find_and_say`."""
        return await acall(
            self._executor, FIND_AND_SAY, given(FIND_AND_SAY, id=id), self._cx
        )
