# Made by toolc from shared.tools; do not edit.
"""Typed calls of the toolset `odd: things`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

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


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_type_ = built(TYPE, lambda: types.TypeArgs)
    build_count = built(COUNT, lambda: types.CountArgs)
    build_fetch = built(FETCH, lambda: types.FetchArgs)
    build_x = built(X, lambda: types.XArgs)
    build_a_tool_with_a_name_that_is_longer_than_most_names_of_tools = built(
        A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
        lambda: types.AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
    )


class Client(BaseClient, _Built):
    """Calls the tools of `odd: things`."""

    def type_(self) -> str:
        """Call `type`."""
        return self._call(TYPE)

    def count(self, *, to: int) -> int:
        """Counts."""
        return self._call(COUNT, to=to)

    def stream_count(
        self, on_item: Callable[[list[int]], object], /, *, to: int
    ) -> int:
        """Call `count`; `on_item` sees each item before the result is there."""
        return self._stream(on_item, COUNT, to=to)

    def fetch(self, *, x: int) -> types.FetchResult:
        """Call `fetch!`."""
        return self._call(FETCH, x=x)

    def x(self, *, self_: str) -> types.XResult:
        """Call `../x`."""
        return self._call(X, self_=self_)

    def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self, *, an_argument: str
    ) -> list[types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return self._call(
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            an_argument=an_argument,
        )

    def stream_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self,
        on_item: Callable[[types.AToolWithANameThatIsMostNamesOfToolsItem], object],
        /,
        *,
        an_argument: str,
    ) -> list[types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`; `on_item` sees each item before the result is there."""
        return self._stream(
            on_item,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            an_argument=an_argument,
        )


class AsyncClient(AsyncBaseClient, _Built):
    """Calls the tools of `odd: things`."""

    async def type_(self) -> str:
        """Call `type`."""
        return await self._call(TYPE)

    async def count(self, *, to: int) -> int:
        """Counts."""
        return await self._call(COUNT, to=to)

    async def stream_count(
        self, on_item: Callable[[list[int]], object], /, *, to: int
    ) -> int:
        """Call `count`; `on_item` sees each item before the result is there."""
        return await self._stream(on_item, COUNT, to=to)

    async def fetch(self, *, x: int) -> types.FetchResult:
        """Call `fetch!`."""
        return await self._call(FETCH, x=x)

    async def x(self, *, self_: str) -> types.XResult:
        """Call `../x`."""
        return await self._call(X, self_=self_)

    async def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self, *, an_argument: str
    ) -> list[types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return await self._call(
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            an_argument=an_argument,
        )

    async def stream_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self,
        on_item: Callable[[types.AToolWithANameThatIsMostNamesOfToolsItem], object],
        /,
        *,
        an_argument: str,
    ) -> list[types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`; `on_item` sees each item before the result is there."""
        return await self._stream(
            on_item,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            an_argument=an_argument,
        )
