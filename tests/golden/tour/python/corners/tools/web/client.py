# Made by toolc from wide.tools; do not edit.
"""Typed calls of the toolset `web`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from .provider import WEB_SEARCH

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_web_search = staticmethod(built(WEB_SEARCH, lambda: types.WebSearchArgs))


class Client(_Built):
    """Calls the tools of `web`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def web_search(self, *, query: str) -> types.WebSearchResult:
        """Search the web."""
        return call(
            self._executor, WEB_SEARCH, given(WEB_SEARCH, query=query), self._cx
        )


class AsyncClient(_Built):
    """Calls the tools of `web`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def web_search(self, *, query: str) -> types.WebSearchResult:
        """Search the web."""
        return await acall(
            self._executor, WEB_SEARCH, given(WEB_SEARCH, query=query), self._cx
        )
