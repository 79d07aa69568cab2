# Made by toolc from shared.tools; do not edit.
"""Typed calls of the toolset `Review!`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import REVIEW_FINDING

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_review_finding = built(REVIEW_FINDING, lambda: types.ReviewFindingArgs)


class Client(BaseClient, _Built):
    """Calls the tools of `Review!`."""

    def review_finding(self, *, finding: types.Finding) -> types.ReviewFindingResult:
        """Its types are called like those of another toolset."""
        return self._call(REVIEW_FINDING, finding=finding)


class AsyncClient(AsyncBaseClient, _Built):
    """Calls the tools of `Review!`."""

    async def review_finding(
        self, *, finding: types.Finding
    ) -> types.ReviewFindingResult:
        """Its types are called like those of another toolset."""
        return await self._call(REVIEW_FINDING, finding=finding)
