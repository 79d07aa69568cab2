# Made by toolc from shared.tools; do not edit.
"""Typed calls of the toolset `odd: things`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given, with_items

from .provider import (
    A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
    COUNT,
    FETCH,
    TYPE,
    X,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_type_ = staticmethod(built(TYPE, lambda: types.TypeArgs))
    build_count = staticmethod(built(COUNT, lambda: types.CountArgs))
    build_fetch = staticmethod(built(FETCH, lambda: types.FetchArgs))
    build_x = staticmethod(built(X, lambda: types.XArgs))
    build_a_tool_with_a_name_that_is_longer_than_most_names_of_tools = staticmethod(
        built(
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            lambda: types.AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
        )
    )


class Client(_Built):
    """Calls the tools of `odd: things`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def type_(self) -> str:
        """Call `type`."""
        return call(self._executor, TYPE, given(TYPE), self._cx)

    def count(self, *, to: int) -> int:
        """Counts."""
        return call(self._executor, COUNT, given(COUNT, to=to), self._cx)

    def stream_count(
        self, on_item: Callable[[list[int]], object], /, *, to: int
    ) -> int:
        """Call `count`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, COUNT, on_item)
        return call(self._executor, COUNT, given(COUNT, to=to), cx_)

    def fetch(self, *, x: int) -> types.FetchResult:
        """Call `fetch!`."""
        return call(self._executor, FETCH, given(FETCH, x=x), self._cx)

    def x(self, *, self_: str) -> types.XResult:
        """Call `../x`."""
        return call(self._executor, X, given(X, self_=self_), self._cx)

    def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self, *, an_argument: str
    ) -> list[types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return call(
            self._executor,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            given(
                A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
                an_argument=an_argument,
            ),
            self._cx,
        )

    def stream_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self,
        on_item: Callable[[types.AToolWithANameThatIsMostNamesOfToolsItem], object],
        /,
        *,
        an_argument: str,
    ) -> list[types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`; `on_item` sees each item before the result is there."""
        cx_ = with_items(
            self._cx,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            on_item,
        )
        return call(
            self._executor,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            given(
                A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
                an_argument=an_argument,
            ),
            cx_,
        )


class AsyncClient(_Built):
    """Calls the tools of `odd: things`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def type_(self) -> str:
        """Call `type`."""
        return await acall(self._executor, TYPE, given(TYPE), self._cx)

    async def count(self, *, to: int) -> int:
        """Counts."""
        return await acall(self._executor, COUNT, given(COUNT, to=to), self._cx)

    async def stream_count(
        self, on_item: Callable[[list[int]], object], /, *, to: int
    ) -> int:
        """Call `count`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, COUNT, on_item)
        return await acall(self._executor, COUNT, given(COUNT, to=to), cx_)

    async def fetch(self, *, x: int) -> types.FetchResult:
        """Call `fetch!`."""
        return await acall(self._executor, FETCH, given(FETCH, x=x), self._cx)

    async def x(self, *, self_: str) -> types.XResult:
        """Call `../x`."""
        return await acall(self._executor, X, given(X, self_=self_), self._cx)

    async def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self, *, an_argument: str
    ) -> list[types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return await acall(
            self._executor,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            given(
                A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
                an_argument=an_argument,
            ),
            self._cx,
        )

    async def stream_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self,
        on_item: Callable[[types.AToolWithANameThatIsMostNamesOfToolsItem], object],
        /,
        *,
        an_argument: str,
    ) -> list[types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`; `on_item` sees each item before the result is there."""
        cx_ = with_items(
            self._cx,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            on_item,
        )
        return await acall(
            self._executor,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            given(
                A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
                an_argument=an_argument,
            ),
            cx_,
        )
