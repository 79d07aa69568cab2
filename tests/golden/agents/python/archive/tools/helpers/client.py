# Made by toolc from shared.tools; do not edit.
"""Typed calls of the toolset `helpers`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import CALLS, CODECS, PLAN_WIPE, WIPE

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_codecs = built(CODECS, lambda: types.CodecsArgs)
    build_wipe = built(WIPE, lambda: types.WipeArgs)
    build_plan_wipe = built(PLAN_WIPE, lambda: types.PlanWipeArgs)
    build_calls = built(CALLS, lambda: types.CallsArgs)


class Client(BaseClient, _Built):
    """Calls the tools of `helpers`."""

    def codecs(self) -> toolrt.Content:
        """Call `codecs`."""
        return self._call(CODECS)

    def wipe(self) -> bool:
        """Its plan is named like the next tool."""
        return self._call(WIPE)

    def plan_wipe(self) -> bool:
        """Call `plan_wipe`."""
        return self._call(PLAN_WIPE)

    def calls(self, *, calls: types.Item) -> toolrt.Outcome[types.Finding]:
        """Call `calls`."""
        return self._call_partial(CALLS, calls=calls)


class AsyncClient(AsyncBaseClient, _Built):
    """Calls the tools of `helpers`."""

    async def codecs(self) -> toolrt.Content:
        """Call `codecs`."""
        return await self._call(CODECS)

    async def wipe(self) -> bool:
        """Its plan is named like the next tool."""
        return await self._call(WIPE)

    async def plan_wipe(self) -> bool:
        """Call `plan_wipe`."""
        return await self._call(PLAN_WIPE)

    async def calls(self, *, calls: types.Item) -> toolrt.Outcome[types.Finding]:
        """Call `calls`."""
        return await self._call_partial(CALLS, calls=calls)
