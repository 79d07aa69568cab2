# Made by toolc from shadows.tools; do not edit.
"""Typed calls of the tools that the agent `a` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given
from toolrt.host import acall as acall_
from toolrt.host import call as call_
from toolrt.host import given as given_
from toolrt.host import with_items as with_items_

from ....s.tools.named import provider as named_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    import toolrt
    from msgspec import UnsetType

    from ....s.tools.named import types as named_types

__all__ = ["AsyncCalls", "Calls"]


class Calls:
    """Calls the tools that `a` uses."""

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
        types: named_types.Rest | UnsetType = UNSET,
    ) -> list[named_types.Either]:
        """Call `list`."""
        return call_(
            self._executor,
            named_provider.LIST,
            given_(named_provider.LIST, call=call, given=given, types=types),
            self._cx,
        )

    def bool_(self, *, with_items: bool, on_item: bool, acall: bool) -> bool:
        """Call `bool`."""
        return call(
            self._executor,
            named_provider.BOOL,
            given(
                named_provider.BOOL, with_items=with_items, on_item=on_item, acall=acall
            ),
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
        cx_ = with_items_(self._cx, named_provider.BOOL, on_item_)
        return call(
            self._executor,
            named_provider.BOOL,
            given(
                named_provider.BOOL, with_items=with_items, on_item=on_item, acall=acall
            ),
            cx_,
        )


class AsyncCalls:
    """Calls the tools that `a` uses."""

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
        types: named_types.Rest | UnsetType = UNSET,
    ) -> list[named_types.Either]:
        """Call `list`."""
        return await acall(
            self._executor,
            named_provider.LIST,
            given_(named_provider.LIST, call=call, given=given, types=types),
            self._cx,
        )

    async def bool_(self, *, with_items: bool, on_item: bool, acall: bool) -> bool:
        """Call `bool`."""
        return await acall_(
            self._executor,
            named_provider.BOOL,
            given(
                named_provider.BOOL, with_items=with_items, on_item=on_item, acall=acall
            ),
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
        cx_ = with_items_(self._cx, named_provider.BOOL, on_item_)
        return await acall_(
            self._executor,
            named_provider.BOOL,
            given(
                named_provider.BOOL, with_items=with_items, on_item=on_item, acall=acall
            ),
            cx_,
        )
