# Made by toolc from wide.tools; do not edit.
"""Typed calls of the toolset `mapped`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import FIND

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find = staticmethod(built(FIND, lambda: types.FindArgs))


class Client(_Built):
    """Calls the tools of `mapped`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def find(self, *, query: str, limit: int | UnsetType = UNSET) -> types.FindResult:
        """Find by free text.

        Args:
            limit: Default `10`.
        """
        return call(
            self._executor, FIND, given(FIND, query=query, limit=limit), self._cx
        )


class AsyncClient(_Built):
    """Calls the tools of `mapped`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def find(
        self, *, query: str, limit: int | UnsetType = UNSET
    ) -> types.FindResult:
        """Find by free text.

        Args:
            limit: Default `10`.
        """
        return await acall(
            self._executor, FIND, given(FIND, query=query, limit=limit), self._cx
        )
