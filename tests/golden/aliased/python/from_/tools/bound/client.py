# Made by toolc from one.tools; do not edit.
"""Typed calls of the toolset `bound`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from toolrt.host import acall, call, given

from .provider import CONVERT, OWNER, TO_TEXT, WEIGH

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Bound with and without names in between."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def owner(self, args: types.TwoUser, /) -> types.Nested:
        """Takes the type of the other package."""
        return call(self._executor, OWNER, args, self._cx)

    def weigh(
        self,
        *,
        nested: types.Nested,
        levels: list[Literal["low", "high"]],
        user: types.User,
    ) -> types.Nested:
        """Takes what holds itself."""
        return call(
            self._executor,
            WEIGH,
            given(WEIGH, nested=nested, levels=levels, user=user),
            self._cx,
        )

    def convert(self, *, tree: types.Tree, from_: types.TwoT1) -> types.T1:
        """Takes both types of one name in capitals."""
        return call(
            self._executor, CONVERT, given(CONVERT, tree=tree, from_=from_), self._cx
        )

    def to_text(self, *, tree: types.Tree) -> str:
        """Makes text of a tree."""
        return call(self._executor, TO_TEXT, given(TO_TEXT, tree=tree), self._cx)


class AsyncClient:
    """Bound with and without names in between."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def owner(self, args: types.TwoUser, /) -> types.Nested:
        """Takes the type of the other package."""
        return await acall(self._executor, OWNER, args, self._cx)

    async def weigh(
        self,
        *,
        nested: types.Nested,
        levels: list[Literal["low", "high"]],
        user: types.User,
    ) -> types.Nested:
        """Takes what holds itself."""
        return await acall(
            self._executor,
            WEIGH,
            given(WEIGH, nested=nested, levels=levels, user=user),
            self._cx,
        )

    async def convert(self, *, tree: types.Tree, from_: types.TwoT1) -> types.T1:
        """Takes both types of one name in capitals."""
        return await acall(
            self._executor, CONVERT, given(CONVERT, tree=tree, from_=from_), self._cx
        )

    async def to_text(self, *, tree: types.Tree) -> str:
        """Makes text of a tree."""
        return await acall(self._executor, TO_TEXT, given(TO_TEXT, tree=tree), self._cx)
