# Made by toolc from desk.tools; do not edit.
"""Typed calls of the toolset `research`, over any executor."""

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

from .provider import RESEARCH, STREAM_RESEARCH, SUMMARIZE

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_research = staticmethod(built(RESEARCH, lambda: types.ResearchArgs))
    build_stream_research = staticmethod(
        built(STREAM_RESEARCH, lambda: types.StreamResearchArgs)
    )
    build_summarize = staticmethod(built(SUMMARIZE, lambda: types.SummarizeArgs))


class Client(_Built):
    """Research, done by an agent."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def research(
        self, *, question: types.Question, depth: int | UnsetType = UNSET
    ) -> types.Finding:
        """Find out.

        Args:
            depth: Default `1`.

        Raises:
            NobodyKnows: Nobody knows.
        """
        return call(
            self._executor,
            RESEARCH,
            given(RESEARCH, question=question, depth=depth),
            self._cx,
        )

    def stream_research_2(
        self,
        on_item: Callable[[types.Move], object],
        /,
        *,
        question: types.Question,
        depth: int | UnsetType = UNSET,
    ) -> types.Finding:
        """Call `research`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, RESEARCH, on_item)
        return call(
            self._executor,
            RESEARCH,
            given(RESEARCH, question=question, depth=depth),
            cx_,
        )

    def stream_research(self, *, text: str) -> toolrt.Content:
        """Call `stream_research`."""
        return call(
            self._executor, STREAM_RESEARCH, given(STREAM_RESEARCH, text=text), self._cx
        )

    def summarize(
        self, *, texts: list[str]
    ) -> toolrt.Outcome[list[types.SummarizeResultItem]]:
        """Call `summarize`."""
        return call_partial(
            self._executor, SUMMARIZE, given(SUMMARIZE, texts=texts), self._cx
        )


class AsyncClient(_Built):
    """Research, done by an agent."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def research(
        self, *, question: types.Question, depth: int | UnsetType = UNSET
    ) -> types.Finding:
        """Find out.

        Args:
            depth: Default `1`.

        Raises:
            NobodyKnows: Nobody knows.
        """
        return await acall(
            self._executor,
            RESEARCH,
            given(RESEARCH, question=question, depth=depth),
            self._cx,
        )

    async def stream_research_2(
        self,
        on_item: Callable[[types.Move], object],
        /,
        *,
        question: types.Question,
        depth: int | UnsetType = UNSET,
    ) -> types.Finding:
        """Call `research`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, RESEARCH, on_item)
        return await acall(
            self._executor,
            RESEARCH,
            given(RESEARCH, question=question, depth=depth),
            cx_,
        )

    async def stream_research(self, *, text: str) -> toolrt.Content:
        """Call `stream_research`."""
        return await acall(
            self._executor, STREAM_RESEARCH, given(STREAM_RESEARCH, text=text), self._cx
        )

    async def summarize(
        self, *, texts: list[str]
    ) -> toolrt.Outcome[list[types.SummarizeResultItem]]:
        """Call `summarize`."""
        return await acall_partial(
            self._executor, SUMMARIZE, given(SUMMARIZE, texts=texts), self._cx
        )
