# Made by toolc from right.tools; do not edit.
"""Typed calls of the toolset `walking`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import GIVE_FORM, WALK_ALL

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_walk_all = built(WALK_ALL, lambda: types.WalkAllArgs)
    build_give_form = built(GIVE_FORM, lambda: types.GiveFormArgs)


class Client(BaseClient, _Built):
    """Walks."""

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
        return self._call(
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
        )

    def give_form(self) -> types.Form:
        """Gives a form."""
        return self._call(GIVE_FORM)


class AsyncClient(AsyncBaseClient, _Built):
    """Walks."""

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
        return await self._call(
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
        )

    async def give_form(self) -> types.Form:
        """Gives a form."""
        return await self._call(GIVE_FORM)
