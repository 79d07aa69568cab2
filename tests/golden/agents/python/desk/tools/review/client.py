# Made by toolc from desk.tools; do not edit.
"""Typed calls of the toolset `review`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from .provider import REVIEW_ALL, REVIEW_FINDING

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_review_finding = staticmethod(
        built(REVIEW_FINDING, lambda: types.ReviewFindingArgs)
    )
    build_review_all = staticmethod(built(REVIEW_ALL, lambda: types.ReviewAllArgs))


class Client(_Built):
    """Reviews, done by an agent."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def review_finding(self, *, finding: types.Finding) -> types.ReviewFindingResult:
        """Say what is wrong with it."""
        return call(
            self._executor,
            REVIEW_FINDING,
            given(REVIEW_FINDING, finding=finding),
            self._cx,
        )

    def review_all(self) -> toolrt.Json:
        """Call `review_all`."""
        return call(self._executor, REVIEW_ALL, given(REVIEW_ALL), self._cx)


class AsyncClient(_Built):
    """Reviews, done by an agent."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def review_finding(
        self, *, finding: types.Finding
    ) -> types.ReviewFindingResult:
        """Say what is wrong with it."""
        return await acall(
            self._executor,
            REVIEW_FINDING,
            given(REVIEW_FINDING, finding=finding),
            self._cx,
        )

    async def review_all(self) -> toolrt.Json:
        """Call `review_all`."""
        return await acall(self._executor, REVIEW_ALL, given(REVIEW_ALL), self._cx)
