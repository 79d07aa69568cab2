# Made by toolc from desk.tools; do not edit.
"""Typed calls of the tools that the agent `Reviewer` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from ...tools.research import provider as research_provider
from ...tools.review import provider as review_provider

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from msgspec import UnsetType

    from ...tools.research import types as research_types
    from ...tools.review import types as review_types
else:
    review_types = toolrt.later(__package__, "...tools.review.types")
    research_types = toolrt.later(__package__, "...tools.research.types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_research = built(
        research_provider.RESEARCH, lambda: research_types.ResearchArgs
    )
    build_review_finding = built(
        review_provider.REVIEW_FINDING, lambda: review_types.ReviewFindingArgs
    )
    build_review_all = built(
        review_provider.REVIEW_ALL, lambda: review_types.ReviewAllArgs
    )


class Calls(BaseClient, _Built):
    """Calls the tools that `Reviewer` uses."""

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

    def stream_research(
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

    def review_finding(
        self, *, finding: review_types.Finding
    ) -> review_types.ReviewFindingResult:
        """Say what is wrong with it."""
        return self._call(review_provider.REVIEW_FINDING, finding=finding)

    def review_all(
        self, *, rest: Mapping[str, review_types.Finding] | UnsetType = UNSET
    ) -> toolrt.Json:
        """Call `review_all`.

        Args:
            rest: All other keys.
        """
        return self._call(review_provider.REVIEW_ALL, rest=rest)


class AsyncCalls(AsyncBaseClient, _Built):
    """Calls the tools that `Reviewer` uses."""

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

    async def stream_research(
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

    async def review_finding(
        self, *, finding: review_types.Finding
    ) -> review_types.ReviewFindingResult:
        """Say what is wrong with it."""
        return await self._call(review_provider.REVIEW_FINDING, finding=finding)

    async def review_all(
        self, *, rest: Mapping[str, review_types.Finding] | UnsetType = UNSET
    ) -> toolrt.Json:
        """Call `review_all`.

        Args:
            rest: All other keys.
        """
        return await self._call(review_provider.REVIEW_ALL, rest=rest)
