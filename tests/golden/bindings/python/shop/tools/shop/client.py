# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `shop`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import STOCK_OF

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Sells."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def stock_of(self, *, id: str) -> list[types.Item]:
        """Declared once, a method and a tool."""
        return call(self._executor, STOCK_OF, given(STOCK_OF, id=id), self._cx)


class AsyncClient:
    """Sells."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def stock_of(self, *, id: str) -> list[types.Item]:
        """Declared once, a method and a tool."""
        return await acall(self._executor, STOCK_OF, given(STOCK_OF, id=id), self._cx)
