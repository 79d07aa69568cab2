# Made by toolc from unions.tools; do not edit.
"""Typed calls of the toolset `unions`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import CHOOSE, COUNT, DESCEND, NEST, PICK

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_choose = staticmethod(built(CHOOSE, lambda: types.ChooseArgs))
    build_pick = staticmethod(built(PICK, lambda: types.PickArgs))
    build_descend = staticmethod(built(DESCEND, lambda: types.DescendArgs))
    build_count = staticmethod(built(COUNT, lambda: types.CountArgs))
    build_nest = staticmethod(built(NEST, lambda: types.NestArgs))


class Client(_Built):
    """Calls the tools of `unions`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return call(
            self._executor,
            CHOOSE,
            given(
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
            ),
            self._cx,
        )

    def pick(self) -> types.Locator:
        """Call `pick`."""
        return call(self._executor, PICK, given(PICK), self._cx)

    def descend(
        self, *, below: types.Below | None, json: types.Json | None
    ) -> types.Below | None:
        """Call `descend`."""
        return call(
            self._executor, DESCEND, given(DESCEND, below=below, json=json), self._cx
        )

    def count(self) -> int:
        """Call `count`."""
        return call(self._executor, COUNT, given(COUNT), self._cx)

    def nest(self, *, of: list[types.Group]) -> types.Group:
        """Call `nest`."""
        return call(self._executor, NEST, given(NEST, of=of), self._cx)


class AsyncClient(_Built):
    """Calls the tools of `unions`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return await acall(
            self._executor,
            CHOOSE,
            given(
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
            ),
            self._cx,
        )

    async def pick(self) -> types.Locator:
        """Call `pick`."""
        return await acall(self._executor, PICK, given(PICK), self._cx)

    async def descend(
        self, *, below: types.Below | None, json: types.Json | None
    ) -> types.Below | None:
        """Call `descend`."""
        return await acall(
            self._executor, DESCEND, given(DESCEND, below=below, json=json), self._cx
        )

    async def count(self) -> int:
        """Call `count`."""
        return await acall(self._executor, COUNT, given(COUNT), self._cx)

    async def nest(self, *, of: list[types.Group]) -> types.Group:
        """Call `nest`."""
        return await acall(self._executor, NEST, given(NEST, of=of), self._cx)
