# Made by toolc from wide.tools; do not edit.
"""Typed calls of the toolset `mapped`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import FIND

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find = built(FIND, lambda: types.FindArgs)


class Client(BaseClient, _Built):
    """Calls the tools of `mapped`."""

    def find(self, *, query: str, limit: int | UnsetType = UNSET) -> types.FindResult:
        """Find by free text.

        Args:
            limit: Default `10`.
        """
        return self._call(FIND, query=query, limit=limit)


class AsyncClient(AsyncBaseClient, _Built):
    """Calls the tools of `mapped`."""

    async def find(
        self, *, query: str, limit: int | UnsetType = UNSET
    ) -> types.FindResult:
        """Find by free text.

        Args:
            limit: Default `10`.
        """
        return await self._call(FIND, query=query, limit=limit)
