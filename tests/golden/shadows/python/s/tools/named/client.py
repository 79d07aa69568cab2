# Made by toolc from shadows.tools; do not edit.
"""Typed calls of the toolset `named`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given
from toolrt.host import acall as acall_
from toolrt.host import call as call_
from toolrt.host import given as given_
from toolrt.host import with_items as with_items_

from .provider import (
    A_1,
    AUTO,
    BOOL,
    CHECK,
    LIST,
    TOOLRT,
    TYPE_CHECKING_2,
    TYPES,
    UNSET_2,
    É,
    L,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Ends in a backslash \x5c
    and so does this \x5c
      but not this.
    """

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def list_(
        self,
        *,
        call: int,
        given: list[str] | UnsetType = UNSET,
        types: types.Rest | UnsetType = UNSET,
    ) -> list[types.Either]:
        """Call `list`."""
        return call_(
            self._executor,
            LIST,
            given_(LIST, call=call, given=given, types=types),
            self._cx,
        )

    def bool_(self, *, with_items: bool, on_item: bool, acall: bool) -> bool:
        """Call `bool`."""
        return call(
            self._executor,
            BOOL,
            given(BOOL, with_items=with_items, on_item=on_item, acall=acall),
            self._cx,
        )

    def stream_bool_(
        self,
        on_item_: Callable[[bool], object],
        /,
        *,
        with_items: bool,
        on_item: bool,
        acall: bool,
    ) -> bool:
        """Call `bool`; `on_item` sees each item before the result is there."""
        cx_ = with_items_(self._cx, BOOL, on_item_)
        return call(
            self._executor,
            BOOL,
            given(BOOL, with_items=with_items, on_item=on_item, acall=acall),
            cx_,
        )

    def toolrt_(self, *, low: int | UnsetType = UNSET) -> types.T1:
        """Call `toolrt`."""
        return call(self._executor, TOOLRT, given(TOOLRT, low=low), self._cx)

    def types_(
        self, *, pages: str, é: types.T1, value: types.Either
    ) -> dict[str, bool]:
        """Call `types`."""
        return call(
            self._executor, TYPES, given(TYPES, pages=pages, é=é, value=value), self._cx
        )

    def é(self, *, self_: int) -> bool:
        """Call `É`."""
        return call(self._executor, É, given(É, self_=self_), self._cx)

    def auto(self) -> toolrt.Content:
        """Call `AUTO`."""
        return call(self._executor, AUTO, given(AUTO), self._cx)

    def l(self, *, l: types.O, o: int | UnsetType = UNSET) -> types.O:
        """Call `l`."""
        return call(self._executor, L, given(L, l=l, o=o), self._cx)

    def unset(self, *, value: types.TypeChecking) -> types.TypeChecking:
        """Call `unset`."""
        return call(self._executor, UNSET_2, given(UNSET_2, value=value), self._cx)

    def type_checking(
        self, *, value: types.ClassVar_, type_checking: int | UnsetType = UNSET
    ) -> types.ClassVar_:
        """Call `TYPE_CHECKING`."""
        return call(
            self._executor,
            TYPE_CHECKING_2,
            given(TYPE_CHECKING_2, value=value, type_checking=type_checking),
            self._cx,
        )

    def a_1(self) -> toolrt.Content:
        """Call `A_1`."""
        return call(self._executor, A_1, given(A_1), self._cx)

    def check(self, *, id: str) -> bool:
        """Call `check`."""
        return call(self._executor, CHECK, given(CHECK, id=id), self._cx)


class AsyncClient:
    """Ends in a backslash \x5c
    and so does this \x5c
      but not this.
    """

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def list_(
        self,
        *,
        call: int,
        given: list[str] | UnsetType = UNSET,
        types: types.Rest | UnsetType = UNSET,
    ) -> list[types.Either]:
        """Call `list`."""
        return await acall(
            self._executor,
            LIST,
            given_(LIST, call=call, given=given, types=types),
            self._cx,
        )

    async def bool_(self, *, with_items: bool, on_item: bool, acall: bool) -> bool:
        """Call `bool`."""
        return await acall_(
            self._executor,
            BOOL,
            given(BOOL, with_items=with_items, on_item=on_item, acall=acall),
            self._cx,
        )

    async def stream_bool_(
        self,
        on_item_: Callable[[bool], object],
        /,
        *,
        with_items: bool,
        on_item: bool,
        acall: bool,
    ) -> bool:
        """Call `bool`; `on_item` sees each item before the result is there."""
        cx_ = with_items_(self._cx, BOOL, on_item_)
        return await acall_(
            self._executor,
            BOOL,
            given(BOOL, with_items=with_items, on_item=on_item, acall=acall),
            cx_,
        )

    async def toolrt_(self, *, low: int | UnsetType = UNSET) -> types.T1:
        """Call `toolrt`."""
        return await acall(self._executor, TOOLRT, given(TOOLRT, low=low), self._cx)

    async def types_(
        self, *, pages: str, é: types.T1, value: types.Either
    ) -> dict[str, bool]:
        """Call `types`."""
        return await acall(
            self._executor, TYPES, given(TYPES, pages=pages, é=é, value=value), self._cx
        )

    async def é(self, *, self_: int) -> bool:
        """Call `É`."""
        return await acall(self._executor, É, given(É, self_=self_), self._cx)

    async def auto(self) -> toolrt.Content:
        """Call `AUTO`."""
        return await acall(self._executor, AUTO, given(AUTO), self._cx)

    async def l(self, *, l: types.O, o: int | UnsetType = UNSET) -> types.O:
        """Call `l`."""
        return await acall(self._executor, L, given(L, l=l, o=o), self._cx)

    async def unset(self, *, value: types.TypeChecking) -> types.TypeChecking:
        """Call `unset`."""
        return await acall(
            self._executor, UNSET_2, given(UNSET_2, value=value), self._cx
        )

    async def type_checking(
        self, *, value: types.ClassVar_, type_checking: int | UnsetType = UNSET
    ) -> types.ClassVar_:
        """Call `TYPE_CHECKING`."""
        return await acall(
            self._executor,
            TYPE_CHECKING_2,
            given(TYPE_CHECKING_2, value=value, type_checking=type_checking),
            self._cx,
        )

    async def a_1(self) -> toolrt.Content:
        """Call `A_1`."""
        return await acall(self._executor, A_1, given(A_1), self._cx)

    async def check(self, *, id: str) -> bool:
        """Call `check`."""
        return await acall(self._executor, CHECK, given(CHECK, id=id), self._cx)
