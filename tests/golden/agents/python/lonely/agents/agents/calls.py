# Made by toolc from shared.tools; do not edit.
"""Typed calls of the tools that the agent `agents` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from ....archive.tools.archive import provider as archive_provider

if TYPE_CHECKING:
    from msgspec import UnsetType

    from ....archive.tools.archive import types as archive_types
else:
    archive_types = toolrt.later(__package__, "....archive.tools.archive.types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_search_archive = built(
        archive_provider.SEARCH_ARCHIVE, lambda: archive_types.SearchArchiveArgs
    )
    build_burn = built(archive_provider.BURN, lambda: archive_types.BurnArgs)


class Calls(BaseClient, _Built):
    """Calls the tools that `agents` uses."""

    def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return self._call(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit)

    def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return self._call(archive_provider.BURN, id=id)


class AsyncCalls(AsyncBaseClient, _Built):
    """Calls the tools that `agents` uses."""

    async def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return await self._call(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit)

    async def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return await self._call(archive_provider.BURN, id=id)
