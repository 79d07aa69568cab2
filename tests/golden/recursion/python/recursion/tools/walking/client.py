# Made by toolc from recursion.tools; do not edit.
"""Typed calls of the toolset `walking`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import GIVE_NODE, GIVE_PONG, WALK_ALL

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_walk_all = built(WALK_ALL, lambda: types.WalkAllArgs)
    build_give_node = built(GIVE_NODE, lambda: types.GiveNodeArgs)
    build_give_pong = built(GIVE_PONG, lambda: types.GivePongArgs)


class Client(BaseClient, _Built):
    """Walks."""

    def walk_all(
        self,
        *,
        tree: types.Tree,
        outline: types.Outline,
        folder: types.Folder | UnsetType = UNSET,
        ping: types.Ping,
        pong: types.Pong | None,
        chain: types.Chain | UnsetType = UNSET,
        text: types.Text,
        deep: types.Deep,
        maybe: types.Tree | UnsetType | None = UNSET,
    ) -> types.Tree:
        """Takes them all.

        Args:
            folder: Default `{}`.
        """
        return self._call(
            WALK_ALL,
            tree=tree,
            outline=outline,
            folder=folder,
            ping=ping,
            pong=pong,
            chain=chain,
            text=text,
            deep=deep,
            maybe=maybe,
        )

    def give_node(self, *, node: types.Node, odd: types.Odd) -> types.Node:
        """Gives a node."""
        return self._call(GIVE_NODE, node=node, odd=odd)

    def give_pong(self, *, ping: types.Ping | UnsetType = UNSET) -> types.Pong | None:
        """Gives the other one.

        Args:
            ping: Default `[]`.
        """
        return self._call(GIVE_PONG, ping=ping)


class AsyncClient(AsyncBaseClient, _Built):
    """Walks."""

    async def walk_all(
        self,
        *,
        tree: types.Tree,
        outline: types.Outline,
        folder: types.Folder | UnsetType = UNSET,
        ping: types.Ping,
        pong: types.Pong | None,
        chain: types.Chain | UnsetType = UNSET,
        text: types.Text,
        deep: types.Deep,
        maybe: types.Tree | UnsetType | None = UNSET,
    ) -> types.Tree:
        """Takes them all.

        Args:
            folder: Default `{}`.
        """
        return await self._call(
            WALK_ALL,
            tree=tree,
            outline=outline,
            folder=folder,
            ping=ping,
            pong=pong,
            chain=chain,
            text=text,
            deep=deep,
            maybe=maybe,
        )

    async def give_node(self, *, node: types.Node, odd: types.Odd) -> types.Node:
        """Gives a node."""
        return await self._call(GIVE_NODE, node=node, odd=odd)

    async def give_pong(
        self, *, ping: types.Ping | UnsetType = UNSET
    ) -> types.Pong | None:
        """Gives the other one.

        Args:
            ping: Default `[]`.
        """
        return await self._call(GIVE_PONG, ping=ping)
