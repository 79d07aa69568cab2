# Made by toolc from schema.tools; do not edit.
"""Typed calls of the toolset `keywords`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from .provider import GIVE_TEXT, SWAP_BARS

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_swap_bars = staticmethod(built(SWAP_BARS, lambda: types.SwapBarsArgs))
    build_give_text = staticmethod(built(GIVE_TEXT, lambda: types.GiveTextArgs))


class Client(_Built):
    """Calls the tools of `keywords`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def swap_bars(self, *, bar: types.FooBar) -> types.FOOBar:
        """Take one, give the other."""
        return call(self._executor, SWAP_BARS, given(SWAP_BARS, bar=bar), self._cx)

    def give_text(self) -> str:
        """Give a text."""
        return call(self._executor, GIVE_TEXT, given(GIVE_TEXT), self._cx)


class AsyncClient(_Built):
    """Calls the tools of `keywords`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def swap_bars(self, *, bar: types.FooBar) -> types.FOOBar:
        """Take one, give the other."""
        return await acall(
            self._executor, SWAP_BARS, given(SWAP_BARS, bar=bar), self._cx
        )

    async def give_text(self) -> str:
        """Give a text."""
        return await acall(self._executor, GIVE_TEXT, given(GIVE_TEXT), self._cx)
