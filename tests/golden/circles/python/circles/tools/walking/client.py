# Made by toolc from right.tools; do not edit.
"""Typed calls of the toolset `walking`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import GIVE_FORM, WALK_ALL

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_walk_all = staticmethod(built(WALK_ALL, lambda: types.WalkAllArgs))
    build_give_form = staticmethod(built(GIVE_FORM, lambda: types.GiveFormArgs))


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
        turns: list[types.Turn],
        few: list[types.Turn],
        turn: types.Turn,
        pair: types.Pair,
        either: types.Either,
        there: list[types.Colour | None],
        index: types.Index,
        names: list[str],
        mixed: list[str | int] | UnsetType = UNSET,
        shape: types.Shape,
        form: types.Form,
    ) -> types.Either:
        """Takes them all.

        Args:
            turns: At most 4 items.
            few: At most 1 item.
            names: At most 3 items.
            mixed: Default `[]`.
        """
        return call(
            self._executor,
            WALK_ALL,
            given(
                WALK_ALL,
                turns=turns,
                few=few,
                turn=turn,
                pair=pair,
                either=either,
                there=there,
                index=index,
                names=names,
                mixed=mixed,
                shape=shape,
                form=form,
            ),
            self._cx,
        )

    def give_form(self) -> types.Form:
        """Gives a form."""
        return call(self._executor, GIVE_FORM, given(GIVE_FORM), self._cx)


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
        turns: list[types.Turn],
        few: list[types.Turn],
        turn: types.Turn,
        pair: types.Pair,
        either: types.Either,
        there: list[types.Colour | None],
        index: types.Index,
        names: list[str],
        mixed: list[str | int] | UnsetType = UNSET,
        shape: types.Shape,
        form: types.Form,
    ) -> types.Either:
        """Takes them all.

        Args:
            turns: At most 4 items.
            few: At most 1 item.
            names: At most 3 items.
            mixed: Default `[]`.
        """
        return await acall(
            self._executor,
            WALK_ALL,
            given(
                WALK_ALL,
                turns=turns,
                few=few,
                turn=turn,
                pair=pair,
                either=either,
                there=there,
                index=index,
                names=names,
                mixed=mixed,
                shape=shape,
                form=form,
            ),
            self._cx,
        )

    async def give_form(self) -> types.Form:
        """Gives a form."""
        return await acall(self._executor, GIVE_FORM, given(GIVE_FORM), self._cx)
