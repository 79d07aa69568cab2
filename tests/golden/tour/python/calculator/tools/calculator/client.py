# Made by toolc from calculator.tools; do not edit.
"""Typed calls of the toolset `calculator`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import ADD, DIVIDE

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Adds and divides numbers."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def add(self, *, a: float, b: float) -> types.AddResult:
        """Add two numbers."""
        return call(self._executor, ADD, given(ADD, a=a, b=b), self._cx)

    def divide(self, *, a: float, b: float) -> types.DivideResult:
        """Call `divide`."""
        return call(self._executor, DIVIDE, given(DIVIDE, a=a, b=b), self._cx)


class AsyncClient:
    """Adds and divides numbers."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def add(self, *, a: float, b: float) -> types.AddResult:
        """Add two numbers."""
        return await acall(self._executor, ADD, given(ADD, a=a, b=b), self._cx)

    async def divide(self, *, a: float, b: float) -> types.DivideResult:
        """Call `divide`."""
        return await acall(self._executor, DIVIDE, given(DIVIDE, a=a, b=b), self._cx)
