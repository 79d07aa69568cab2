# Made by toolc from servers.tools; do not edit.
"""Typed calls of the toolset `cards`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import DRAW, FIND_CARDS, MOVE_CARD

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Cards of the board."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def find_cards(
        self, *, query: str | UnsetType = UNSET, region: str | UnsetType = UNSET
    ) -> list[types.Card]:
        """Find cards."""
        return call(
            self._executor,
            FIND_CARDS,
            given(FIND_CARDS, query=query, region=region),
            self._cx,
        )

    def move_card(self, *, id: int, column: types.Column) -> bool:
        """Move a card."""
        return call(
            self._executor, MOVE_CARD, given(MOVE_CARD, id=id, column=column), self._cx
        )

    def draw(self) -> toolrt.Content:
        """Draw the board."""
        return call(self._executor, DRAW, given(DRAW), self._cx)


class AsyncClient:
    """Cards of the board."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def find_cards(
        self, *, query: str | UnsetType = UNSET, region: str | UnsetType = UNSET
    ) -> list[types.Card]:
        """Find cards."""
        return await acall(
            self._executor,
            FIND_CARDS,
            given(FIND_CARDS, query=query, region=region),
            self._cx,
        )

    async def move_card(self, *, id: int, column: types.Column) -> bool:
        """Move a card."""
        return await acall(
            self._executor, MOVE_CARD, given(MOVE_CARD, id=id, column=column), self._cx
        )

    async def draw(self) -> toolrt.Content:
        """Draw the board."""
        return await acall(self._executor, DRAW, given(DRAW), self._cx)
