# Made by toolc from desk.tools; do not edit.
"""Typed calls of the tools that the agent `Reviewer` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given, with_items

from ....desk.tools.research import provider as research_provider
from ....desk.tools.review import provider as review_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from ....desk.tools.research import types as research_types
    from ....desk.tools.review import types as review_types
else:
    review_types = toolrt.later(__package__, "....desk.tools.review.types")
    research_types = toolrt.later(__package__, "....desk.tools.research.types")

__all__ = ["AsyncCalls", "Calls"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_research = staticmethod(
        built(research_provider.RESEARCH, lambda: research_types.ResearchArgs)
    )
    build_review_finding = staticmethod(
        built(review_provider.REVIEW_FINDING, lambda: review_types.ReviewFindingArgs)
    )
    build_review_all = staticmethod(
        built(review_provider.REVIEW_ALL, lambda: review_types.ReviewAllArgs)
    )


class Calls(_Built):
    """Calls the tools that `Reviewer` uses."""

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

    def stream_research(
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

    def review_finding(
        self, *, finding: review_types.Finding
    ) -> review_types.ReviewFindingResult:
        """Say what is wrong with it."""
        return call(
            self._executor,
            review_provider.REVIEW_FINDING,
            given(review_provider.REVIEW_FINDING, finding=finding),
            self._cx,
        )

    def review_all(self) -> toolrt.Json:
        """Call `review_all`."""
        return call(
            self._executor,
            review_provider.REVIEW_ALL,
            given(review_provider.REVIEW_ALL),
            self._cx,
        )


class AsyncCalls(_Built):
    """Calls the tools that `Reviewer` uses."""

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

    async def stream_research(
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

    async def review_finding(
        self, *, finding: review_types.Finding
    ) -> review_types.ReviewFindingResult:
        """Say what is wrong with it."""
        return await acall(
            self._executor,
            review_provider.REVIEW_FINDING,
            given(review_provider.REVIEW_FINDING, finding=finding),
            self._cx,
        )

    async def review_all(self) -> toolrt.Json:
        """Call `review_all`."""
        return await acall(
            self._executor,
            review_provider.REVIEW_ALL,
            given(review_provider.REVIEW_ALL),
            self._cx,
        )
