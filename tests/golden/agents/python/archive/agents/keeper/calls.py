# Made by toolc from shared.tools; do not edit.
"""Typed calls of the tools that the agent `keeper` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given, with_items

from ....archive.tools.archive import provider as archive_provider
from ....desk.tools.research import provider as research_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from ....archive.tools.archive import types as archive_types
    from ....desk.tools.research import types as research_types
else:
    research_types = toolrt.later(__package__, "....desk.tools.research.types")
    archive_types = toolrt.later(__package__, "....archive.tools.archive.types")

__all__ = ["AsyncCalls", "Calls"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_research = staticmethod(
        built(research_provider.RESEARCH, lambda: research_types.ResearchArgs)
    )
    build_stream_research = staticmethod(
        built(
            research_provider.STREAM_RESEARCH, lambda: research_types.StreamResearchArgs
        )
    )
    build_search_archive = staticmethod(
        built(archive_provider.SEARCH_ARCHIVE, lambda: archive_types.SearchArchiveArgs)
    )
    build_fetch = staticmethod(
        built(archive_provider.FETCH, lambda: archive_types.FetchArgs)
    )
    build_burn = staticmethod(
        built(archive_provider.BURN, lambda: archive_types.BurnArgs)
    )


class Calls(_Built):
    """Calls the tools that `keeper` uses."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def research(
        self, *, question: research_types.Question, depth: int | UnsetType = UNSET
    ) -> research_types.Finding:
        """Find out.

        Args:
            depth: Default `1`.

        Raises:
            NobodyKnows: Nobody knows.
        """
        return call(
            self._executor,
            research_provider.RESEARCH,
            given(research_provider.RESEARCH, question=question, depth=depth),
            self._cx,
        )

    def stream_research_2(
        self,
        on_item: Callable[[research_types.Move], object],
        /,
        *,
        question: research_types.Question,
        depth: int | UnsetType = UNSET,
    ) -> research_types.Finding:
        """Call `research`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, research_provider.RESEARCH, on_item)
        return call(
            self._executor,
            research_provider.RESEARCH,
            given(research_provider.RESEARCH, question=question, depth=depth),
            cx_,
        )

    def stream_research(self, *, text: str) -> toolrt.Content:
        """Call `stream_research`."""
        return call(
            self._executor,
            research_provider.STREAM_RESEARCH,
            given(research_provider.STREAM_RESEARCH, text=text),
            self._cx,
        )

    def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return call(
            self._executor,
            archive_provider.SEARCH_ARCHIVE,
            given(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit),
            self._cx,
        )

    def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, archive_types.Finding]:
        """Call `fetch`."""
        return call(
            self._executor,
            archive_provider.FETCH,
            given(archive_provider.FETCH, ids=ids),
            self._cx,
        )

    def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return call(
            self._executor,
            archive_provider.BURN,
            given(archive_provider.BURN, id=id),
            self._cx,
        )


class AsyncCalls(_Built):
    """Calls the tools that `keeper` uses."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def research(
        self, *, question: research_types.Question, depth: int | UnsetType = UNSET
    ) -> research_types.Finding:
        """Find out.

        Args:
            depth: Default `1`.

        Raises:
            NobodyKnows: Nobody knows.
        """
        return await acall(
            self._executor,
            research_provider.RESEARCH,
            given(research_provider.RESEARCH, question=question, depth=depth),
            self._cx,
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
        cx_ = with_items(self._cx, research_provider.RESEARCH, on_item)
        return await acall(
            self._executor,
            research_provider.RESEARCH,
            given(research_provider.RESEARCH, question=question, depth=depth),
            cx_,
        )

    async def stream_research(self, *, text: str) -> toolrt.Content:
        """Call `stream_research`."""
        return await acall(
            self._executor,
            research_provider.STREAM_RESEARCH,
            given(research_provider.STREAM_RESEARCH, text=text),
            self._cx,
        )

    async def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return await acall(
            self._executor,
            archive_provider.SEARCH_ARCHIVE,
            given(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit),
            self._cx,
        )

    async def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, archive_types.Finding]:
        """Call `fetch`."""
        return await acall(
            self._executor,
            archive_provider.FETCH,
            given(archive_provider.FETCH, ids=ids),
            self._cx,
        )

    async def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return await acall(
            self._executor,
            archive_provider.BURN,
            given(archive_provider.BURN, id=id),
            self._cx,
        )
