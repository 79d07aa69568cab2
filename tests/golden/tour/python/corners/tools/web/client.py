# Made by toolc from wide.tools; do not edit.
"""Typed calls of the toolset `web`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import WEB_SEARCH

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_web_search = built(WEB_SEARCH, lambda: types.WebSearchArgs)


class Client(BaseClient, _Built):
    """Calls the tools of `web`."""

    def web_search(self, *, query: str) -> types.WebSearchResult:
        """Search the web."""
        return self._call(WEB_SEARCH, query=query)


class AsyncClient(AsyncBaseClient, _Built):
    """Calls the tools of `web`."""

    async def web_search(self, *, query: str) -> types.WebSearchResult:
        """Search the web."""
        return await self._call(WEB_SEARCH, query=query)
