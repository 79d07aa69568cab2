# Made by toolc from desk.tools; do not edit.
"""Typed calls of the tools that the agent `reviewer` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from ...tools.research import provider as research_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from ...tools.research import types as research_types
else:
    research_types = toolrt.later(__package__, "...tools.research.types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_research = built(
        research_provider.RESEARCH, lambda: research_types.ResearchArgs
    )
    build_stream_research = built(
        research_provider.STREAM_RESEARCH, lambda: research_types.StreamResearchArgs
    )
    build_summarize = built(
        research_provider.SUMMARIZE, lambda: research_types.SummarizeArgs
    )


class Calls(BaseClient, _Built):
    """Calls the tools that `reviewer` uses."""

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

    def summarize(
        self, *, texts: list[str]
    ) -> toolrt.Outcome[list[research_types.SummarizeResultItem]]:
        """Call `summarize`."""
        return self._call_partial(research_provider.SUMMARIZE, texts=texts)


class AsyncCalls(AsyncBaseClient, _Built):
    """Calls the tools that `reviewer` uses."""

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

    async def summarize(
        self, *, texts: list[str]
    ) -> toolrt.Outcome[list[research_types.SummarizeResultItem]]:
        """Call `summarize`."""
        return await self._call_partial(research_provider.SUMMARIZE, texts=texts)
