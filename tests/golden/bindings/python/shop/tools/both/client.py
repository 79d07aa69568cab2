# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `both`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import COUNT_BOXES, GREET, LOOK

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_count_boxes = built(COUNT_BOXES, lambda: types.CountBoxesArgs)
    build_greet = built(GREET, lambda: types.GreetArgs)
    build_look = built(LOOK, lambda: types.LookArgs)


class Client(BaseClient, _Built):
    """Tools of two services, and what neither gives."""

    def count_boxes(self, *, sizes: list[Literal["box"]]) -> dict[str, float]:
        """Counting is written down, so that there is something to plan.

        Raises:
            Gone: Nothing has this id.
        """
        return self._call(COUNT_BOXES, sizes=sizes)

    def greet(self, *, name: str) -> toolrt.Content:
        """No service has this."""
        return self._call(GREET, name=name)

    def look(self, *, id: str) -> list[types.Item]:
        """Call `look`.

        Raises:
            Gone: Nothing has this id.
        """
        return self._call(LOOK, id=id)


class AsyncClient(AsyncBaseClient, _Built):
    """Tools of two services, and what neither gives."""

    async def count_boxes(self, *, sizes: list[Literal["box"]]) -> dict[str, float]:
        """Counting is written down, so that there is something to plan.

        Raises:
            Gone: Nothing has this id.
        """
        return await self._call(COUNT_BOXES, sizes=sizes)

    async def greet(self, *, name: str) -> toolrt.Content:
        """No service has this."""
        return await self._call(GREET, name=name)

    async def look(self, *, id: str) -> list[types.Item]:
        """Call `look`.

        Raises:
            Gone: Nothing has this id.
        """
        return await self._call(LOOK, id=id)
