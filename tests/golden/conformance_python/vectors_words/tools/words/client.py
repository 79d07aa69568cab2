# Made by toolc from words.tools; do not edit.
"""Typed calls of the toolset `words`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_WORDS0,
    CHECK_WORDS1,
    CHECK_WORDS2,
    CHECK_WORDS3,
    CHECK_WORDS4,
    CHECK_WORDS5,
    CHECK_WORDS6,
    CHECK_WORDS7,
    CHECK_WORDS8,
    CHECK_WORDS9,
    CHECK_WORDS10,
    CHECK_WORDS11,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `words`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_words0(self) -> int:
        """Checks `Number`."""
        return call(self._executor, CHECK_WORDS0, given(CHECK_WORDS0), self._cx)

    def check_words1(self) -> types.Colour:
        """Checks `Colour`."""
        return call(self._executor, CHECK_WORDS1, given(CHECK_WORDS1), self._cx)

    def check_words2(self) -> types.Keys:
        """Checks `Keys`."""
        return call(self._executor, CHECK_WORDS2, given(CHECK_WORDS2), self._cx)

    def check_words3(self) -> types.Pair:
        """Checks `Pair`."""
        return call(self._executor, CHECK_WORDS3, given(CHECK_WORDS3), self._cx)

    def check_words4(self) -> types.Two:
        """Checks `Two`."""
        return call(self._executor, CHECK_WORDS4, given(CHECK_WORDS4), self._cx)

    def check_words5(self) -> types.Marks:
        """Checks `Marks`."""
        return call(self._executor, CHECK_WORDS5, given(CHECK_WORDS5), self._cx)

    def check_words6(self) -> types.Six:
        """Checks `Six`."""
        return call(self._executor, CHECK_WORDS6, given(CHECK_WORDS6), self._cx)

    def check_words7(self) -> types.Osa:
        """Checks `Osa`."""
        return call(self._executor, CHECK_WORDS7, given(CHECK_WORDS7), self._cx)

    def check_words8(self) -> types.Ties:
        """Checks `Ties`."""
        return call(self._executor, CHECK_WORDS8, given(CHECK_WORDS8), self._cx)

    def check_words9(self) -> types.Long:
        """Checks `Long`."""
        return call(self._executor, CHECK_WORDS9, given(CHECK_WORDS9), self._cx)

    def check_words10(self) -> types.Need:
        """Checks `Need`."""
        return call(self._executor, CHECK_WORDS10, given(CHECK_WORDS10), self._cx)

    def check_words11(self) -> dict[str, int]:
        """Checks `Mapped`."""
        return call(self._executor, CHECK_WORDS11, given(CHECK_WORDS11), self._cx)


class AsyncClient:
    """Calls the tools of `words`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_words0(self) -> int:
        """Checks `Number`."""
        return await acall(self._executor, CHECK_WORDS0, given(CHECK_WORDS0), self._cx)

    async def check_words1(self) -> types.Colour:
        """Checks `Colour`."""
        return await acall(self._executor, CHECK_WORDS1, given(CHECK_WORDS1), self._cx)

    async def check_words2(self) -> types.Keys:
        """Checks `Keys`."""
        return await acall(self._executor, CHECK_WORDS2, given(CHECK_WORDS2), self._cx)

    async def check_words3(self) -> types.Pair:
        """Checks `Pair`."""
        return await acall(self._executor, CHECK_WORDS3, given(CHECK_WORDS3), self._cx)

    async def check_words4(self) -> types.Two:
        """Checks `Two`."""
        return await acall(self._executor, CHECK_WORDS4, given(CHECK_WORDS4), self._cx)

    async def check_words5(self) -> types.Marks:
        """Checks `Marks`."""
        return await acall(self._executor, CHECK_WORDS5, given(CHECK_WORDS5), self._cx)

    async def check_words6(self) -> types.Six:
        """Checks `Six`."""
        return await acall(self._executor, CHECK_WORDS6, given(CHECK_WORDS6), self._cx)

    async def check_words7(self) -> types.Osa:
        """Checks `Osa`."""
        return await acall(self._executor, CHECK_WORDS7, given(CHECK_WORDS7), self._cx)

    async def check_words8(self) -> types.Ties:
        """Checks `Ties`."""
        return await acall(self._executor, CHECK_WORDS8, given(CHECK_WORDS8), self._cx)

    async def check_words9(self) -> types.Long:
        """Checks `Long`."""
        return await acall(self._executor, CHECK_WORDS9, given(CHECK_WORDS9), self._cx)

    async def check_words10(self) -> types.Need:
        """Checks `Need`."""
        return await acall(
            self._executor, CHECK_WORDS10, given(CHECK_WORDS10), self._cx
        )

    async def check_words11(self) -> dict[str, int]:
        """Checks `Mapped`."""
        return await acall(
            self._executor, CHECK_WORDS11, given(CHECK_WORDS11), self._cx
        )
