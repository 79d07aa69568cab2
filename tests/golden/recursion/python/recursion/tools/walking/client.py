# Made by toolc from recursion.tools; do not edit.
"""Typed calls of the toolset `walking`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import GIVE_NODE, GIVE_PONG, WALK_ALL

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_walk_all = staticmethod(built(WALK_ALL, lambda: types.WalkAllArgs))
    build_give_node = staticmethod(built(GIVE_NODE, lambda: types.GiveNodeArgs))
    build_give_pong = staticmethod(built(GIVE_PONG, lambda: types.GivePongArgs))


class Client(_Built):
    """Walks."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return call(
            self._executor,
            WALK_ALL,
            given(
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
            ),
            self._cx,
        )

    def give_node(self, *, node: types.Node, odd: types.Odd) -> types.Node:
        """Gives a node."""
        return call(
            self._executor, GIVE_NODE, given(GIVE_NODE, node=node, odd=odd), self._cx
        )

    def give_pong(self, *, ping: types.Ping | UnsetType = UNSET) -> types.Pong | None:
        """Gives the other one.

        Args:
            ping: Default `[]`.
        """
        return call(self._executor, GIVE_PONG, given(GIVE_PONG, ping=ping), self._cx)


class AsyncClient(_Built):
    """Walks."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return await acall(
            self._executor,
            WALK_ALL,
            given(
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
            ),
            self._cx,
        )

    async def give_node(self, *, node: types.Node, odd: types.Odd) -> types.Node:
        """Gives a node."""
        return await acall(
            self._executor, GIVE_NODE, given(GIVE_NODE, node=node, odd=odd), self._cx
        )

    async def give_pong(
        self, *, ping: types.Ping | UnsetType = UNSET
    ) -> types.Pong | None:
        """Gives the other one.

        Args:
            ping: Default `[]`.
        """
        return await acall(
            self._executor, GIVE_PONG, given(GIVE_PONG, ping=ping), self._cx
        )
