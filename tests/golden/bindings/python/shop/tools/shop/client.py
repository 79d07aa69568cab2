# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `shop`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from .provider import STOCK_OF

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_stock_of = staticmethod(built(STOCK_OF, lambda: types.StockOfArgs))


class Client(_Built):
    """Sells."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def stock_of(self, *, id: str) -> list[types.Item]:
        """Declared once, a method and a tool.

        Raises:
            Gone: Nothing has this id.
        """
        return call(self._executor, STOCK_OF, given(STOCK_OF, id=id), self._cx)


class AsyncClient(_Built):
    """Sells."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def stock_of(self, *, id: str) -> list[types.Item]:
        """Declared once, a method and a tool.

        Raises:
            Gone: Nothing has this id.
        """
        return await acall(self._executor, STOCK_OF, given(STOCK_OF, id=id), self._cx)
