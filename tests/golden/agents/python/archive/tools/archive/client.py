# Made by toolc from shared.tools; do not edit.
"""Typed calls of the toolset `archive`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import BURN, FETCH, SEARCH_ARCHIVE

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_search_archive = built(SEARCH_ARCHIVE, lambda: types.SearchArchiveArgs)
    build_fetch = built(FETCH, lambda: types.FetchArgs)
    build_burn = built(BURN, lambda: types.BurnArgs)


class Client(BaseClient, _Built):
    """What was kept."""

    def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return self._call(SEARCH_ARCHIVE, text=text, limit=limit)

    def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, types.Finding]:
        """Call `fetch`."""
        return self._call(FETCH, ids=ids)

    def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return self._call(BURN, id=id)


class AsyncClient(AsyncBaseClient, _Built):
    """What was kept."""

    async def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return await self._call(SEARCH_ARCHIVE, text=text, limit=limit)

    async def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, types.Finding]:
        """Call `fetch`."""
        return await self._call(FETCH, ids=ids)

    async def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return await self._call(BURN, id=id)
