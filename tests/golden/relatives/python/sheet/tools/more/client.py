# Made by toolc from relatives.tools; do not edit.
"""Typed calls of the toolset `more`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given, with_items

from .provider import STREAM, STREAM_NOTE

if TYPE_CHECKING:
    from collections.abc import Callable

    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `more`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def stream_note(self, *, x: int) -> int:
        """Call `stream_note`."""
        return call(self._executor, STREAM_NOTE, given(STREAM_NOTE, x=x), self._cx)

    def stream_stream_note(self, on_item: Callable[[int], object], /, *, x: int) -> int:
        """Call `stream_note`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, STREAM_NOTE, on_item)
        return call(self._executor, STREAM_NOTE, given(STREAM_NOTE, x=x), cx_)

    def stream(self, *, x: int) -> toolrt.Content:
        """Call `stream`."""
        return call(self._executor, STREAM, given(STREAM, x=x), self._cx)

    def stream_stream(
        self, on_item: Callable[[int], object], /, *, x: int
    ) -> toolrt.Content:
        """Call `stream`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, STREAM, on_item)
        return call(self._executor, STREAM, given(STREAM, x=x), cx_)


class AsyncClient:
    """Calls the tools of `more`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def stream_note(self, *, x: int) -> int:
        """Call `stream_note`."""
        return await acall(
            self._executor, STREAM_NOTE, given(STREAM_NOTE, x=x), self._cx
        )

    async def stream_stream_note(
        self, on_item: Callable[[int], object], /, *, x: int
    ) -> int:
        """Call `stream_note`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, STREAM_NOTE, on_item)
        return await acall(self._executor, STREAM_NOTE, given(STREAM_NOTE, x=x), cx_)

    async def stream(self, *, x: int) -> toolrt.Content:
        """Call `stream`."""
        return await acall(self._executor, STREAM, given(STREAM, x=x), self._cx)

    async def stream_stream(
        self, on_item: Callable[[int], object], /, *, x: int
    ) -> toolrt.Content:
        """Call `stream`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, STREAM, on_item)
        return await acall(self._executor, STREAM, given(STREAM, x=x), cx_)
