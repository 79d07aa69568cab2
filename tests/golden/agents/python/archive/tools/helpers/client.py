# Made by toolc from shared.tools; do not edit.
"""Typed calls of the toolset `helpers`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, acall_partial, built, call, call_partial, given

from .provider import CALLS, CODECS, PLAN_WIPE, WIPE

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_codecs = staticmethod(built(CODECS, lambda: types.CodecsArgs))
    build_wipe = staticmethod(built(WIPE, lambda: types.WipeArgs))
    build_plan_wipe = staticmethod(built(PLAN_WIPE, lambda: types.PlanWipeArgs))
    build_calls = staticmethod(built(CALLS, lambda: types.CallsArgs))


class Client(_Built):
    """Calls the tools of `helpers`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def codecs(self) -> toolrt.Content:
        """Call `codecs`."""
        return call(self._executor, CODECS, given(CODECS), self._cx)

    def wipe(self) -> bool:
        """Its plan is named like the next tool."""
        return call(self._executor, WIPE, given(WIPE), self._cx)

    def plan_wipe(self) -> bool:
        """Call `plan_wipe`."""
        return call(self._executor, PLAN_WIPE, given(PLAN_WIPE), self._cx)

    def calls(self, *, calls: types.Item) -> toolrt.Outcome[types.Finding]:
        """Call `calls`."""
        return call_partial(self._executor, CALLS, given(CALLS, calls=calls), self._cx)


class AsyncClient(_Built):
    """Calls the tools of `helpers`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def codecs(self) -> toolrt.Content:
        """Call `codecs`."""
        return await acall(self._executor, CODECS, given(CODECS), self._cx)

    async def wipe(self) -> bool:
        """Its plan is named like the next tool."""
        return await acall(self._executor, WIPE, given(WIPE), self._cx)

    async def plan_wipe(self) -> bool:
        """Call `plan_wipe`."""
        return await acall(self._executor, PLAN_WIPE, given(PLAN_WIPE), self._cx)

    async def calls(self, *, calls: types.Item) -> toolrt.Outcome[types.Finding]:
        """Call `calls`."""
        return await acall_partial(
            self._executor, CALLS, given(CALLS, calls=calls), self._cx
        )
