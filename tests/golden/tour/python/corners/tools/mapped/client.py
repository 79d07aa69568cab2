# Made by toolc from wide.tools; do not edit.
"""Typed calls of the toolset `mapped`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import FIND

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `mapped`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def find(self, *, query: str, limit: int | UnsetType = UNSET) -> types.FindResult:
        """Find by free text."""
        return call(
            self._executor, FIND, given(FIND, query=query, limit=limit), self._cx
        )


class AsyncClient:
    """Calls the tools of `mapped`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def find(
        self, *, query: str, limit: int | UnsetType = UNSET
    ) -> types.FindResult:
        """Find by free text."""
        return await acall(
            self._executor, FIND, given(FIND, query=query, limit=limit), self._cx
        )
