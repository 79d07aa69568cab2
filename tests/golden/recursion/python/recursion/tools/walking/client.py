# Made by toolc from recursion.tools; do not edit.
"""Typed calls of the toolset `walking`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import GIVE_NODE, GIVE_PONG, WALK_ALL

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
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
        """Takes them all."""
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
        """Gives the other one."""
        return call(self._executor, GIVE_PONG, given(GIVE_PONG, ping=ping), self._cx)


class AsyncClient:
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
        """Takes them all."""
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
        """Gives the other one."""
        return await acall(
            self._executor, GIVE_PONG, given(GIVE_PONG, ping=ping), self._cx
        )
