# Made by toolc from calculator.tools; do not edit.
"""Typed calls of the toolset `calculator`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import ADD, DIVIDE

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_add = built(ADD, lambda: types.AddArgs)
    build_divide = built(DIVIDE, lambda: types.DivideArgs)


class Client(BaseClient, _Built):
    """Adds and divides numbers."""

    def add(self, *, a: float, b: float) -> types.AddResult:
        """Add two numbers."""
        return self._call(ADD, a=a, b=b)

    def divide(self, *, a: float, b: float) -> types.DivideResult:
        """Call `divide`.

        Raises:
            DivisionByZero: The divisor is zero.
        """
        return self._call(DIVIDE, a=a, b=b)


class AsyncClient(AsyncBaseClient, _Built):
    """Adds and divides numbers."""

    async def add(self, *, a: float, b: float) -> types.AddResult:
        """Add two numbers."""
        return await self._call(ADD, a=a, b=b)

    async def divide(self, *, a: float, b: float) -> types.DivideResult:
        """Call `divide`.

        Raises:
            DivisionByZero: The divisor is zero.
        """
        return await self._call(DIVIDE, a=a, b=b)
