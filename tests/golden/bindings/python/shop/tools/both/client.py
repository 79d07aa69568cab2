# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `both`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import toolrt
from toolrt.host import acall, built, call, given

from .provider import COUNT_BOXES, GREET, LOOK

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_count_boxes = staticmethod(built(COUNT_BOXES, lambda: types.CountBoxesArgs))
    build_greet = staticmethod(built(GREET, lambda: types.GreetArgs))
    build_look = staticmethod(built(LOOK, lambda: types.LookArgs))


class Client(_Built):
    """Tools of two services, and what neither gives."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def count_boxes(self, *, sizes: list[Literal["box"]]) -> dict[str, float]:
        """Counting is written down, so that there is something to plan.

        Raises:
            Gone: Nothing has this id.
        """
        return call(
            self._executor, COUNT_BOXES, given(COUNT_BOXES, sizes=sizes), self._cx
        )

    def greet(self, *, name: str) -> toolrt.Content:
        """No service has this."""
        return call(self._executor, GREET, given(GREET, name=name), self._cx)

    def look(self, *, id: str) -> list[types.Item]:
        """Call `look`.

        Raises:
            Gone: Nothing has this id.
        """
        return call(self._executor, LOOK, given(LOOK, id=id), self._cx)


class AsyncClient(_Built):
    """Tools of two services, and what neither gives."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def count_boxes(self, *, sizes: list[Literal["box"]]) -> dict[str, float]:
        """Counting is written down, so that there is something to plan.

        Raises:
            Gone: Nothing has this id.
        """
        return await acall(
            self._executor, COUNT_BOXES, given(COUNT_BOXES, sizes=sizes), self._cx
        )

    async def greet(self, *, name: str) -> toolrt.Content:
        """No service has this."""
        return await acall(self._executor, GREET, given(GREET, name=name), self._cx)

    async def look(self, *, id: str) -> list[types.Item]:
        """Call `look`.

        Raises:
            Gone: Nothing has this id.
        """
        return await acall(self._executor, LOOK, given(LOOK, id=id), self._cx)
