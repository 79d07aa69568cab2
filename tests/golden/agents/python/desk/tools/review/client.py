# Made by toolc from desk.tools; do not edit.
"""Typed calls of the toolset `review`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import REVIEW_ALL, REVIEW_FINDING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_review_finding = built(REVIEW_FINDING, lambda: types.ReviewFindingArgs)
    build_review_all = built(REVIEW_ALL, lambda: types.ReviewAllArgs)


class Client(BaseClient, _Built):
    """Reviews, done by an agent."""

    def review_finding(self, *, finding: types.Finding) -> types.ReviewFindingResult:
        """Say what is wrong with it."""
        return self._call(REVIEW_FINDING, finding=finding)

    def review_all(
        self, *, rest: Mapping[str, types.Finding] | UnsetType = UNSET
    ) -> toolrt.Json:
        """Call `review_all`.

        Args:
            rest: All other keys.
        """
        return self._call(REVIEW_ALL, rest=rest)


class AsyncClient(AsyncBaseClient, _Built):
    """Reviews, done by an agent."""

    async def review_finding(
        self, *, finding: types.Finding
    ) -> types.ReviewFindingResult:
        """Say what is wrong with it."""
        return await self._call(REVIEW_FINDING, finding=finding)

    async def review_all(
        self, *, rest: Mapping[str, types.Finding] | UnsetType = UNSET
    ) -> toolrt.Json:
        """Call `review_all`.

        Args:
            rest: All other keys.
        """
        return await self._call(REVIEW_ALL, rest=rest)
