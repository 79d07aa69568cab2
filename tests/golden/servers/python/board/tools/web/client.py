# Made by toolc from servers.tools; do not edit.
"""Typed calls of the toolset `web`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import SEARCH_TWICE, WEB_SEARCH

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """The tools of a server elsewhere."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def web_search(self, *, query: str) -> list[str]:
        """Search the web."""
        return call(
            self._executor, WEB_SEARCH, given(WEB_SEARCH, query=query), self._cx
        )

    def search_twice(self, *, query: str) -> list[str]:
        """Search twice."""
        return call(
            self._executor, SEARCH_TWICE, given(SEARCH_TWICE, query=query), self._cx
        )


class AsyncClient:
    """The tools of a server elsewhere."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def web_search(self, *, query: str) -> list[str]:
        """Search the web."""
        return await acall(
            self._executor, WEB_SEARCH, given(WEB_SEARCH, query=query), self._cx
        )

    async def search_twice(self, *, query: str) -> list[str]:
        """Search twice."""
        return await acall(
            self._executor, SEARCH_TWICE, given(SEARCH_TWICE, query=query), self._cx
        )
