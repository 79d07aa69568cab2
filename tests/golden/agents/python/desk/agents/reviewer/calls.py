# Made by toolc from desk.tools; do not edit.
"""Typed calls of the tools that the agent `reviewer` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import (
    acall,
    acall_partial,
    built,
    call,
    call_partial,
    given,
    with_items,
)

from ....desk.tools.research import provider as research_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from ....desk.tools.research import types as research_types
else:
    research_types = toolrt.later(__package__, "....desk.tools.research.types")

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
    build_summarize = staticmethod(
        built(research_provider.SUMMARIZE, lambda: research_types.SummarizeArgs)
    )


class Calls(_Built):
    """Calls the tools that `reviewer` uses."""

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

    def summarize(
        self, *, texts: list[str]
    ) -> toolrt.Outcome[list[research_types.SummarizeResultItem]]:
        """Call `summarize`."""
        return call_partial(
            self._executor,
            research_provider.SUMMARIZE,
            given(research_provider.SUMMARIZE, texts=texts),
            self._cx,
        )


class AsyncCalls(_Built):
    """Calls the tools that `reviewer` uses."""

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

    async def summarize(
        self, *, texts: list[str]
    ) -> toolrt.Outcome[list[research_types.SummarizeResultItem]]:
        """Call `summarize`."""
        return await acall_partial(
            self._executor,
            research_provider.SUMMARIZE,
            given(research_provider.SUMMARIZE, texts=texts),
            self._cx,
        )
