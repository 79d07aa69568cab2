# Made by toolc from sizes.tools; do not edit.
"""Typed calls of the toolset `measuring`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import TAKE_TREES, TAKE_TUPLES

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `measuring`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def take_tuples(
        self,
        *,
        range: types.TakeTuplesArgsRange,
        pair: tuple[str, str],
        many: types.TakeTuplesArgsMany | UnsetType | None = UNSET,
        trail: types.Trail,
        long: types.TakeTuplesArgsLong,
        longer: list[types.TakeTuplesArgsLongerItem | None] | UnsetType = UNSET,
    ) -> types.TakeTuplesResult:
        """Takes tuples of limited sizes."""
        return call(
            self._executor,
            TAKE_TUPLES,
            given(
                TAKE_TUPLES,
                range=range,
                pair=pair,
                many=many,
                trail=trail,
                long=long,
                longer=longer,
            ),
            self._cx,
        )

    def take_trees(
        self,
        *,
        tree: types.TakeTreesArgsTree,
        outline: types.TakeTreesArgsOutline | UnsetType | None = UNSET,
        folder: types.TakeTreesArgsFolder,
        secret: toolrt.Secret[types.TakeTreesArgsSecret] | UnsetType = UNSET,
    ) -> types.TakeTreesResult:
        """Takes what holds itself."""
        return call(
            self._executor,
            TAKE_TREES,
            given(TAKE_TREES, tree=tree, outline=outline, folder=folder, secret=secret),
            self._cx,
        )


class AsyncClient:
    """Calls the tools of `measuring`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def take_tuples(
        self,
        *,
        range: types.TakeTuplesArgsRange,
        pair: tuple[str, str],
        many: types.TakeTuplesArgsMany | UnsetType | None = UNSET,
        trail: types.Trail,
        long: types.TakeTuplesArgsLong,
        longer: list[types.TakeTuplesArgsLongerItem | None] | UnsetType = UNSET,
    ) -> types.TakeTuplesResult:
        """Takes tuples of limited sizes."""
        return await acall(
            self._executor,
            TAKE_TUPLES,
            given(
                TAKE_TUPLES,
                range=range,
                pair=pair,
                many=many,
                trail=trail,
                long=long,
                longer=longer,
            ),
            self._cx,
        )

    async def take_trees(
        self,
        *,
        tree: types.TakeTreesArgsTree,
        outline: types.TakeTreesArgsOutline | UnsetType | None = UNSET,
        folder: types.TakeTreesArgsFolder,
        secret: toolrt.Secret[types.TakeTreesArgsSecret] | UnsetType = UNSET,
    ) -> types.TakeTreesResult:
        """Takes what holds itself."""
        return await acall(
            self._executor,
            TAKE_TREES,
            given(TAKE_TREES, tree=tree, outline=outline, folder=folder, secret=secret),
            self._cx,
        )
