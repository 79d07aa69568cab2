# Made by toolc from bindings.tools; do not edit.
"""Typed calls of the toolset `shop`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import STOCK_OF

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_stock_of = built(STOCK_OF, lambda: types.StockOfArgs)


class Client(BaseClient, _Built):
    """Sells."""

    def stock_of(self, *, id: str) -> list[types.Item]:
        """Declared once, a method and a tool.

        Raises:
            Gone: Nothing has this id.
        """
        return self._call(STOCK_OF, id=id)


class AsyncClient(AsyncBaseClient, _Built):
    """Sells."""

    async def stock_of(self, *, id: str) -> list[types.Item]:
        """Declared once, a method and a tool.

        Raises:
            Gone: Nothing has this id.
        """
        return await self._call(STOCK_OF, id=id)
