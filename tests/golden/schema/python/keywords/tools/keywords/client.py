# Made by toolc from schema.tools; do not edit.
"""Typed calls of the toolset `keywords`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import GIVE_TEXT, SWAP_BARS

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_swap_bars = built(SWAP_BARS, lambda: types.SwapBarsArgs)
    build_give_text = built(GIVE_TEXT, lambda: types.GiveTextArgs)


class Client(BaseClient, _Built):
    """Calls the tools of `keywords`."""

    def swap_bars(self, *, bar: types.FooBar) -> types.FOOBar:
        """Take one, give the other."""
        return self._call(SWAP_BARS, bar=bar)

    def give_text(self) -> str:
        """Give a text."""
        return self._call(GIVE_TEXT)


class AsyncClient(AsyncBaseClient, _Built):
    """Calls the tools of `keywords`."""

    async def swap_bars(self, *, bar: types.FooBar) -> types.FOOBar:
        """Take one, give the other."""
        return await self._call(SWAP_BARS, bar=bar)

    async def give_text(self) -> str:
        """Give a text."""
        return await self._call(GIVE_TEXT)
