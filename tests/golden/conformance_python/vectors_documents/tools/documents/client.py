# Made by toolc from documents.tools; do not edit.
"""Typed calls of the toolset `documents`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_DOCUMENTS0,
    CHECK_DOCUMENTS1,
    CHECK_DOCUMENTS2,
    CHECK_DOCUMENTS3,
    CHECK_DOCUMENTS4,
    CHECK_DOCUMENTS5,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `documents`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_documents0(self) -> toolrt.Json:
        """Checks `Any`."""
        return call(self._executor, CHECK_DOCUMENTS0, given(CHECK_DOCUMENTS0), self._cx)

    def check_documents1(self) -> types.Pair:
        """Checks `Pair`."""
        return call(self._executor, CHECK_DOCUMENTS1, given(CHECK_DOCUMENTS1), self._cx)

    def check_documents2(self) -> list[int]:
        """Checks `Numbers`."""
        return call(self._executor, CHECK_DOCUMENTS2, given(CHECK_DOCUMENTS2), self._cx)

    def check_documents3(self) -> types.Open:
        """Checks `Open`."""
        return call(self._executor, CHECK_DOCUMENTS3, given(CHECK_DOCUMENTS3), self._cx)

    def check_documents4(self) -> list[str]:
        """Checks `Strings`."""
        return call(self._executor, CHECK_DOCUMENTS4, given(CHECK_DOCUMENTS4), self._cx)

    def check_documents5(self) -> dict[str, toolrt.Json]:
        """Checks `Nest`."""
        return call(self._executor, CHECK_DOCUMENTS5, given(CHECK_DOCUMENTS5), self._cx)


class AsyncClient:
    """Calls the tools of `documents`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_documents0(self) -> toolrt.Json:
        """Checks `Any`."""
        return await acall(
            self._executor, CHECK_DOCUMENTS0, given(CHECK_DOCUMENTS0), self._cx
        )

    async def check_documents1(self) -> types.Pair:
        """Checks `Pair`."""
        return await acall(
            self._executor, CHECK_DOCUMENTS1, given(CHECK_DOCUMENTS1), self._cx
        )

    async def check_documents2(self) -> list[int]:
        """Checks `Numbers`."""
        return await acall(
            self._executor, CHECK_DOCUMENTS2, given(CHECK_DOCUMENTS2), self._cx
        )

    async def check_documents3(self) -> types.Open:
        """Checks `Open`."""
        return await acall(
            self._executor, CHECK_DOCUMENTS3, given(CHECK_DOCUMENTS3), self._cx
        )

    async def check_documents4(self) -> list[str]:
        """Checks `Strings`."""
        return await acall(
            self._executor, CHECK_DOCUMENTS4, given(CHECK_DOCUMENTS4), self._cx
        )

    async def check_documents5(self) -> dict[str, toolrt.Json]:
        """Checks `Nest`."""
        return await acall(
            self._executor, CHECK_DOCUMENTS5, given(CHECK_DOCUMENTS5), self._cx
        )
