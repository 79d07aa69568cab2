# Made by toolc from unions.tools; do not edit.
"""Typed calls of the toolset `unions`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import CHOOSE, COUNT, DESCEND, NEST, PICK

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_choose = built(CHOOSE, lambda: types.ChooseArgs)
    build_pick = built(PICK, lambda: types.PickArgs)
    build_descend = built(DESCEND, lambda: types.DescendArgs)
    build_count = built(COUNT, lambda: types.CountArgs)
    build_nest = built(NEST, lambda: types.NestArgs)


class Client(BaseClient, _Built):
    """Calls the tools of `unions`."""

    def choose(
        self,
        *,
        wire: types.Wire,
        code: types.Code,
        locator: types.Locator | None,
        trigger: types.Trigger,
        answer: types.Answer,
        any: types.Any,
        span: tuple[float, float],
        trail: types.Trail | UnsetType | None = UNSET,
        tree: types.Tree,
        cell: types.Cell | UnsetType = UNSET,
        where: types.Where | UnsetType = UNSET,
        inline: Literal["a", "b"] | None,
        mixed: types.ChooseArgsMixed,
        lists: list[list[str]],
        maps: dict[str, dict[str, int]],
    ) -> list[tuple[float, float]]:
        """Call `choose`."""
        return self._call(
            CHOOSE,
            wire=wire,
            code=code,
            locator=locator,
            trigger=trigger,
            answer=answer,
            any=any,
            span=span,
            trail=trail,
            tree=tree,
            cell=cell,
            where=where,
            inline=inline,
            mixed=mixed,
            lists=lists,
            maps=maps,
        )

    def pick(self) -> types.Locator:
        """Call `pick`."""
        return self._call(PICK)

    def descend(
        self, *, below: types.Below | None, json: types.Json | None
    ) -> types.Below | None:
        """Call `descend`."""
        return self._call(DESCEND, below=below, json=json)

    def count(self) -> int:
        """Call `count`."""
        return self._call(COUNT)

    def nest(self, *, of: list[types.Group]) -> types.Group:
        """Call `nest`."""
        return self._call(NEST, of=of)


class AsyncClient(AsyncBaseClient, _Built):
    """Calls the tools of `unions`."""

    async def choose(
        self,
        *,
        wire: types.Wire,
        code: types.Code,
        locator: types.Locator | None,
        trigger: types.Trigger,
        answer: types.Answer,
        any: types.Any,
        span: tuple[float, float],
        trail: types.Trail | UnsetType | None = UNSET,
        tree: types.Tree,
        cell: types.Cell | UnsetType = UNSET,
        where: types.Where | UnsetType = UNSET,
        inline: Literal["a", "b"] | None,
        mixed: types.ChooseArgsMixed,
        lists: list[list[str]],
        maps: dict[str, dict[str, int]],
    ) -> list[tuple[float, float]]:
        """Call `choose`."""
        return await self._call(
            CHOOSE,
            wire=wire,
            code=code,
            locator=locator,
            trigger=trigger,
            answer=answer,
            any=any,
            span=span,
            trail=trail,
            tree=tree,
            cell=cell,
            where=where,
            inline=inline,
            mixed=mixed,
            lists=lists,
            maps=maps,
        )

    async def pick(self) -> types.Locator:
        """Call `pick`."""
        return await self._call(PICK)

    async def descend(
        self, *, below: types.Below | None, json: types.Json | None
    ) -> types.Below | None:
        """Call `descend`."""
        return await self._call(DESCEND, below=below, json=json)

    async def count(self) -> int:
        """Call `count`."""
        return await self._call(COUNT)

    async def nest(self, *, of: list[types.Group]) -> types.Group:
        """Call `nest`."""
        return await self._call(NEST, of=of)
