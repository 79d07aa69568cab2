# Made by toolc from shared.tools; do not edit.
"""Typed calls of the tools that the agent `keeper` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from ....desk.tools.research import provider as research_provider
from ...tools.archive import provider as archive_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from ....desk.tools.research import types as research_types
    from ...tools.archive import types as archive_types
else:
    archive_types = toolrt.later(__package__, "...tools.archive.types")
    research_types = toolrt.later(__package__, "....desk.tools.research.types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_research = built(
        research_provider.RESEARCH, lambda: research_types.ResearchArgs
    )
    build_stream_research = built(
        research_provider.STREAM_RESEARCH, lambda: research_types.StreamResearchArgs
    )
    build_search_archive = built(
        archive_provider.SEARCH_ARCHIVE, lambda: archive_types.SearchArchiveArgs
    )
    build_fetch = built(archive_provider.FETCH, lambda: archive_types.FetchArgs)
    build_burn = built(archive_provider.BURN, lambda: archive_types.BurnArgs)


class Calls(BaseClient, _Built):
    """Calls the tools that `keeper` uses."""

    def research(
        self, *, question: research_types.Question, depth: int | UnsetType = UNSET
    ) -> research_types.Finding:
        """Find out.

        Args:
            depth: Default `1`.

        Raises:
            NobodyKnows: Nobody knows.
        """
        return self._call(research_provider.RESEARCH, question=question, depth=depth)

    def stream_research_2(
        self,
        on_item: Callable[[research_types.Move], object],
        /,
        *,
        question: research_types.Question,
        depth: int | UnsetType = UNSET,
    ) -> research_types.Finding:
        """Call `research`; `on_item` sees each item before the result is there."""
        return self._stream(
            on_item, research_provider.RESEARCH, question=question, depth=depth
        )

    def stream_research(self, *, text: str) -> toolrt.Content:
        """Call `stream_research`."""
        return self._call(research_provider.STREAM_RESEARCH, text=text)

    def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return self._call(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit)

    def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, archive_types.Finding]:
        """Call `fetch`."""
        return self._call(archive_provider.FETCH, ids=ids)

    def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return self._call(archive_provider.BURN, id=id)


class AsyncCalls(AsyncBaseClient, _Built):
    """Calls the tools that `keeper` uses."""

    async def research(
        self, *, question: research_types.Question, depth: int | UnsetType = UNSET
    ) -> research_types.Finding:
        """Find out.

        Args:
            depth: Default `1`.

        Raises:
            NobodyKnows: Nobody knows.
        """
        return await self._call(
            research_provider.RESEARCH, question=question, depth=depth
        )

    async def stream_research_2(
        self,
        on_item: Callable[[research_types.Move], object],
        /,
        *,
        question: research_types.Question,
        depth: int | UnsetType = UNSET,
    ) -> research_types.Finding:
        """Call `research`; `on_item` sees each item before the result is there."""
        return await self._stream(
            on_item, research_provider.RESEARCH, question=question, depth=depth
        )

    async def stream_research(self, *, text: str) -> toolrt.Content:
        """Call `stream_research`."""
        return await self._call(research_provider.STREAM_RESEARCH, text=text)

    async def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return await self._call(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit)

    async def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, archive_types.Finding]:
        """Call `fetch`."""
        return await self._call(archive_provider.FETCH, ids=ids)

    async def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return await self._call(archive_provider.BURN, id=id)
