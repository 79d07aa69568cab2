# Made by toolc from shared.tools; do not edit.
"""Typed calls of the toolset `Review!`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from .provider import REVIEW_FINDING

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


class Client(_Built):
    """Calls the tools of `Review!`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def review_finding(self, *, finding: types.Finding) -> types.ReviewFindingResult:
        """Its types are called like those of another toolset."""
        return call(
            self._executor,
            REVIEW_FINDING,
            given(REVIEW_FINDING, finding=finding),
            self._cx,
        )


class AsyncClient(_Built):
    """Calls the tools of `Review!`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def review_finding(
        self, *, finding: types.Finding
    ) -> types.ReviewFindingResult:
        """Its types are called like those of another toolset."""
        return await acall(
            self._executor,
            REVIEW_FINDING,
            given(REVIEW_FINDING, finding=finding),
            self._cx,
        )
