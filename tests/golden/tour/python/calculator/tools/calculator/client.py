# Made by toolc from calculator.tools; do not edit.
"""Typed calls of the toolset `calculator`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from .provider import ADD, DIVIDE

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_add = staticmethod(built(ADD, lambda: types.AddArgs))
    build_divide = staticmethod(built(DIVIDE, lambda: types.DivideArgs))


class Client(_Built):
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
        """Call `divide`.

        Raises:
            DivisionByZero: The divisor is zero.
        """
        return call(self._executor, DIVIDE, given(DIVIDE, a=a, b=b), self._cx)


class AsyncClient(_Built):
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
        """Call `divide`.

        Raises:
            DivisionByZero: The divisor is zero.
        """
        return await acall(self._executor, DIVIDE, given(DIVIDE, a=a, b=b), self._cx)
