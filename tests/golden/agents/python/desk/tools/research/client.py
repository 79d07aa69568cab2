# Made by toolc from desk.tools; do not edit.
"""Typed calls of the toolset `research`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import RESEARCH, STREAM_RESEARCH, SUMMARIZE

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_research = built(RESEARCH, lambda: types.ResearchArgs)
    build_stream_research = built(STREAM_RESEARCH, lambda: types.StreamResearchArgs)
    build_summarize = built(SUMMARIZE, lambda: types.SummarizeArgs)


class Client(BaseClient, _Built):
    """Research, done by an agent."""

    def research(
        self, *, question: types.Question, depth: int | UnsetType = UNSET
    ) -> types.Finding:
        """Find out.

        Args:
            depth: Default `1`.

        Raises:
            NobodyKnows: Nobody knows.
        """
        return self._call(RESEARCH, question=question, depth=depth)

    def stream_research_2(
        self,
        on_item: Callable[[types.Move], object],
        /,
        *,
        question: types.Question,
        depth: int | UnsetType = UNSET,
    ) -> types.Finding:
        """Call `research`; `on_item` sees each item before the result is there."""
        return self._stream(on_item, RESEARCH, question=question, depth=depth)

    def stream_research(self, *, text: str) -> toolrt.Content:
        """Call `stream_research`."""
        return self._call(STREAM_RESEARCH, text=text)

    def summarize(
        self, *, texts: list[str]
    ) -> toolrt.Outcome[list[types.SummarizeResultItem]]:
        """Call `summarize`."""
        return self._call_partial(SUMMARIZE, texts=texts)


class AsyncClient(AsyncBaseClient, _Built):
    """Research, done by an agent."""

    async def research(
        self, *, question: types.Question, depth: int | UnsetType = UNSET
    ) -> types.Finding:
        """Find out.

        Args:
            depth: Default `1`.

        Raises:
            NobodyKnows: Nobody knows.
        """
        return await self._call(RESEARCH, question=question, depth=depth)

    async def stream_research_2(
        self,
        on_item: Callable[[types.Move], object],
        /,
        *,
        question: types.Question,
        depth: int | UnsetType = UNSET,
    ) -> types.Finding:
        """Call `research`; `on_item` sees each item before the result is there."""
        return await self._stream(on_item, RESEARCH, question=question, depth=depth)

    async def stream_research(self, *, text: str) -> toolrt.Content:
        """Call `stream_research`."""
        return await self._call(STREAM_RESEARCH, text=text)

    async def summarize(
        self, *, texts: list[str]
    ) -> toolrt.Outcome[list[types.SummarizeResultItem]]:
        """Call `summarize`."""
        return await self._call_partial(SUMMARIZE, texts=texts)
