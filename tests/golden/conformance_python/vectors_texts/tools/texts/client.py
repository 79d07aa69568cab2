# Made by toolc from texts.tools; do not edit.
"""Typed calls of the toolset `texts`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_TEXTS0,
    CHECK_TEXTS1,
    CHECK_TEXTS2,
    CHECK_TEXTS3,
    CHECK_TEXTS4,
    CHECK_TEXTS5,
    CHECK_TEXTS6,
    CHECK_TEXTS7,
    CHECK_TEXTS8,
    CHECK_TEXTS9,
    CHECK_TEXTS10,
)

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `texts`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_texts0(self) -> str:
        """Checks `Text`."""
        return call(self._executor, CHECK_TEXTS0, given(CHECK_TEXTS0), self._cx)

    def check_texts1(self) -> str:
        """Checks `Short`."""
        return call(self._executor, CHECK_TEXTS1, given(CHECK_TEXTS1), self._cx)

    def check_texts2(self) -> str:
        """Checks `Long`."""
        return call(self._executor, CHECK_TEXTS2, given(CHECK_TEXTS2), self._cx)

    def check_texts3(self) -> str:
        """Checks `Exact`."""
        return call(self._executor, CHECK_TEXTS3, given(CHECK_TEXTS3), self._cx)

    def check_texts4(self) -> str:
        """Checks `Little`."""
        return call(self._executor, CHECK_TEXTS4, given(CHECK_TEXTS4), self._cx)

    def check_texts5(self) -> str:
        """Checks `Both`."""
        return call(self._executor, CHECK_TEXTS5, given(CHECK_TEXTS5), self._cx)

    def check_texts6(self) -> str:
        """Checks `One`."""
        return call(self._executor, CHECK_TEXTS6, given(CHECK_TEXTS6), self._cx)

    def check_texts7(self) -> str:
        """Checks `AtMostTwo`."""
        return call(self._executor, CHECK_TEXTS7, given(CHECK_TEXTS7), self._cx)

    def check_texts8(self) -> str:
        """Checks `Three`."""
        return call(self._executor, CHECK_TEXTS8, given(CHECK_TEXTS8), self._cx)

    def check_texts9(self) -> str:
        """Checks `Slug`."""
        return call(self._executor, CHECK_TEXTS9, given(CHECK_TEXTS9), self._cx)

    def check_texts10(self) -> dict[str, str]:
        """Checks `Keyed`."""
        return call(self._executor, CHECK_TEXTS10, given(CHECK_TEXTS10), self._cx)


class AsyncClient:
    """Calls the tools of `texts`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_texts0(self) -> str:
        """Checks `Text`."""
        return await acall(self._executor, CHECK_TEXTS0, given(CHECK_TEXTS0), self._cx)

    async def check_texts1(self) -> str:
        """Checks `Short`."""
        return await acall(self._executor, CHECK_TEXTS1, given(CHECK_TEXTS1), self._cx)

    async def check_texts2(self) -> str:
        """Checks `Long`."""
        return await acall(self._executor, CHECK_TEXTS2, given(CHECK_TEXTS2), self._cx)

    async def check_texts3(self) -> str:
        """Checks `Exact`."""
        return await acall(self._executor, CHECK_TEXTS3, given(CHECK_TEXTS3), self._cx)

    async def check_texts4(self) -> str:
        """Checks `Little`."""
        return await acall(self._executor, CHECK_TEXTS4, given(CHECK_TEXTS4), self._cx)

    async def check_texts5(self) -> str:
        """Checks `Both`."""
        return await acall(self._executor, CHECK_TEXTS5, given(CHECK_TEXTS5), self._cx)

    async def check_texts6(self) -> str:
        """Checks `One`."""
        return await acall(self._executor, CHECK_TEXTS6, given(CHECK_TEXTS6), self._cx)

    async def check_texts7(self) -> str:
        """Checks `AtMostTwo`."""
        return await acall(self._executor, CHECK_TEXTS7, given(CHECK_TEXTS7), self._cx)

    async def check_texts8(self) -> str:
        """Checks `Three`."""
        return await acall(self._executor, CHECK_TEXTS8, given(CHECK_TEXTS8), self._cx)

    async def check_texts9(self) -> str:
        """Checks `Slug`."""
        return await acall(self._executor, CHECK_TEXTS9, given(CHECK_TEXTS9), self._cx)

    async def check_texts10(self) -> dict[str, str]:
        """Checks `Keyed`."""
        return await acall(
            self._executor, CHECK_TEXTS10, given(CHECK_TEXTS10), self._cx
        )
