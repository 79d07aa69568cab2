# Made by toolc from desk.tools; do not edit.
"""Typed calls of the tools that the agent `researcher` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import (
    acall,
    acall_partial,
    built,
    call,
    call_partial,
    given,
    with_items,
)

from ....archive.tools.archive import provider as archive_provider
from ....archive.tools.helpers import provider as helpers_provider
from ....archive.tools.odd_things import provider as odd_things_provider
from ....codecs_.tools.review import provider as review_2_provider
from ....desk.tools.review import provider as review_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from ....archive.tools.archive import types as archive_types
    from ....archive.tools.helpers import types as helpers_types
    from ....archive.tools.odd_things import types as odd_things_types
    from ....codecs_.tools.review import types as review_2_types
    from ....desk.tools.review import types as review_types
else:
    review_types = toolrt.later(__package__, "....desk.tools.review.types")
    review_2_types = toolrt.later(__package__, "....codecs_.tools.review.types")
    odd_things_types = toolrt.later(__package__, "....archive.tools.odd_things.types")
    helpers_types = toolrt.later(__package__, "....archive.tools.helpers.types")
    archive_types = toolrt.later(__package__, "....archive.tools.archive.types")

__all__ = ["AsyncCalls", "Calls"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_search_archive = staticmethod(
        built(archive_provider.SEARCH_ARCHIVE, lambda: archive_types.SearchArchiveArgs)
    )
    build_fetch = staticmethod(
        built(archive_provider.FETCH, lambda: archive_types.FetchArgs)
    )
    build_type_ = staticmethod(
        built(odd_things_provider.TYPE, lambda: odd_things_types.TypeArgs)
    )
    build_count = staticmethod(
        built(odd_things_provider.COUNT, lambda: odd_things_types.CountArgs)
    )
    build_fetch_not = staticmethod(
        built(odd_things_provider.FETCH, lambda: odd_things_types.FetchArgs)
    )
    build_x = staticmethod(built(odd_things_provider.X, lambda: odd_things_types.XArgs))
    build_a_tool_with_a_name_that_is_longer_than_most_names_of_tools = staticmethod(
        built(
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            lambda: odd_things_types.AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
        )
    )
    build_review_finding = staticmethod(
        built(review_provider.REVIEW_FINDING, lambda: review_types.ReviewFindingArgs)
    )
    build_codecs = staticmethod(
        built(helpers_provider.CODECS, lambda: helpers_types.CodecsArgs)
    )
    build_wipe = staticmethod(
        built(helpers_provider.WIPE, lambda: helpers_types.WipeArgs)
    )
    build_plan_wipe = staticmethod(
        built(helpers_provider.PLAN_WIPE, lambda: helpers_types.PlanWipeArgs)
    )
    build_calls = staticmethod(
        built(helpers_provider.CALLS, lambda: helpers_types.CallsArgs)
    )
    build_review_space_finding = staticmethod(
        built(
            review_2_provider.REVIEW_FINDING, lambda: review_2_types.ReviewFindingArgs
        )
    )


class Calls(_Built):
    """Calls the tools that `researcher` uses."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return call(
            self._executor,
            archive_provider.SEARCH_ARCHIVE,
            given(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit),
            self._cx,
        )

    def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, archive_types.Finding]:
        """Call `fetch`."""
        return call(
            self._executor,
            archive_provider.FETCH,
            given(archive_provider.FETCH, ids=ids),
            self._cx,
        )

    def type_(self) -> str:
        """Call `type`."""
        return call(
            self._executor,
            odd_things_provider.TYPE,
            given(odd_things_provider.TYPE),
            self._cx,
        )

    def count(self, *, to: int) -> int:
        """Counts."""
        return call(
            self._executor,
            odd_things_provider.COUNT,
            given(odd_things_provider.COUNT, to=to),
            self._cx,
        )

    def stream_count(
        self, on_item: Callable[[list[int]], object], /, *, to: int
    ) -> int:
        """Call `count`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, odd_things_provider.COUNT, on_item)
        return call(
            self._executor,
            odd_things_provider.COUNT,
            given(odd_things_provider.COUNT, to=to),
            cx_,
        )

    def fetch_not(self, *, x: int) -> odd_things_types.FetchResult:
        """Call `fetch!`."""
        return call(
            self._executor,
            odd_things_provider.FETCH,
            given(odd_things_provider.FETCH, x=x),
            self._cx,
        )

    def x(self, *, self_: str) -> odd_things_types.XResult:
        """Call `../x`."""
        return call(
            self._executor,
            odd_things_provider.X,
            given(odd_things_provider.X, self_=self_),
            self._cx,
        )

    def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self, *, an_argument: str
    ) -> list[odd_things_types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return call(
            self._executor,
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            given(
                odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
                an_argument=an_argument,
            ),
            self._cx,
        )

    def stream_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self,
        on_item: Callable[
            [odd_things_types.AToolWithANameThatIsMostNamesOfToolsItem], object
        ],
        /,
        *,
        an_argument: str,
    ) -> list[odd_things_types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`; `on_item` sees each item before the result is there."""
        cx_ = with_items(
            self._cx,
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            on_item,
        )
        return call(
            self._executor,
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            given(
                odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
                an_argument=an_argument,
            ),
            cx_,
        )

    def review_finding(
        self, *, finding: review_types.Finding
    ) -> review_types.ReviewFindingResult:
        """Say what is wrong with it."""
        return call(
            self._executor,
            review_provider.REVIEW_FINDING,
            given(review_provider.REVIEW_FINDING, finding=finding),
            self._cx,
        )

    def codecs(self) -> toolrt.Content:
        """Call `codecs`."""
        return call(
            self._executor,
            helpers_provider.CODECS,
            given(helpers_provider.CODECS),
            self._cx,
        )

    def wipe(self) -> bool:
        """Its plan is named like the next tool."""
        return call(
            self._executor,
            helpers_provider.WIPE,
            given(helpers_provider.WIPE),
            self._cx,
        )

    def plan_wipe(self) -> bool:
        """Call `plan_wipe`."""
        return call(
            self._executor,
            helpers_provider.PLAN_WIPE,
            given(helpers_provider.PLAN_WIPE),
            self._cx,
        )

    def calls(
        self, *, calls: helpers_types.Item
    ) -> toolrt.Outcome[helpers_types.Finding]:
        """Call `calls`."""
        return call_partial(
            self._executor,
            helpers_provider.CALLS,
            given(helpers_provider.CALLS, calls=calls),
            self._cx,
        )

    def review_space_finding(
        self, *, finding: review_2_types.Finding
    ) -> review_2_types.ReviewFindingResult:
        """Its types are called like those of another toolset."""
        return call(
            self._executor,
            review_2_provider.REVIEW_FINDING,
            given(review_2_provider.REVIEW_FINDING, finding=finding),
            self._cx,
        )


class AsyncCalls(_Built):
    """Calls the tools that `researcher` uses."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return await acall(
            self._executor,
            archive_provider.SEARCH_ARCHIVE,
            given(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit),
            self._cx,
        )

    async def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, archive_types.Finding]:
        """Call `fetch`."""
        return await acall(
            self._executor,
            archive_provider.FETCH,
            given(archive_provider.FETCH, ids=ids),
            self._cx,
        )

    async def type_(self) -> str:
        """Call `type`."""
        return await acall(
            self._executor,
            odd_things_provider.TYPE,
            given(odd_things_provider.TYPE),
            self._cx,
        )

    async def count(self, *, to: int) -> int:
        """Counts."""
        return await acall(
            self._executor,
            odd_things_provider.COUNT,
            given(odd_things_provider.COUNT, to=to),
            self._cx,
        )

    async def stream_count(
        self, on_item: Callable[[list[int]], object], /, *, to: int
    ) -> int:
        """Call `count`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, odd_things_provider.COUNT, on_item)
        return await acall(
            self._executor,
            odd_things_provider.COUNT,
            given(odd_things_provider.COUNT, to=to),
            cx_,
        )

    async def fetch_not(self, *, x: int) -> odd_things_types.FetchResult:
        """Call `fetch!`."""
        return await acall(
            self._executor,
            odd_things_provider.FETCH,
            given(odd_things_provider.FETCH, x=x),
            self._cx,
        )

    async def x(self, *, self_: str) -> odd_things_types.XResult:
        """Call `../x`."""
        return await acall(
            self._executor,
            odd_things_provider.X,
            given(odd_things_provider.X, self_=self_),
            self._cx,
        )

    async def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self, *, an_argument: str
    ) -> list[odd_things_types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return await acall(
            self._executor,
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            given(
                odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
                an_argument=an_argument,
            ),
            self._cx,
        )

    async def stream_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self,
        on_item: Callable[
            [odd_things_types.AToolWithANameThatIsMostNamesOfToolsItem], object
        ],
        /,
        *,
        an_argument: str,
    ) -> list[odd_things_types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`; `on_item` sees each item before the result is there."""
        cx_ = with_items(
            self._cx,
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            on_item,
        )
        return await acall(
            self._executor,
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            given(
                odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
                an_argument=an_argument,
            ),
            cx_,
        )

    async def review_finding(
        self, *, finding: review_types.Finding
    ) -> review_types.ReviewFindingResult:
        """Say what is wrong with it."""
        return await acall(
            self._executor,
            review_provider.REVIEW_FINDING,
            given(review_provider.REVIEW_FINDING, finding=finding),
            self._cx,
        )

    async def codecs(self) -> toolrt.Content:
        """Call `codecs`."""
        return await acall(
            self._executor,
            helpers_provider.CODECS,
            given(helpers_provider.CODECS),
            self._cx,
        )

    async def wipe(self) -> bool:
        """Its plan is named like the next tool."""
        return await acall(
            self._executor,
            helpers_provider.WIPE,
            given(helpers_provider.WIPE),
            self._cx,
        )

    async def plan_wipe(self) -> bool:
        """Call `plan_wipe`."""
        return await acall(
            self._executor,
            helpers_provider.PLAN_WIPE,
            given(helpers_provider.PLAN_WIPE),
            self._cx,
        )

    async def calls(
        self, *, calls: helpers_types.Item
    ) -> toolrt.Outcome[helpers_types.Finding]:
        """Call `calls`."""
        return await acall_partial(
            self._executor,
            helpers_provider.CALLS,
            given(helpers_provider.CALLS, calls=calls),
            self._cx,
        )

    async def review_space_finding(
        self, *, finding: review_2_types.Finding
    ) -> review_2_types.ReviewFindingResult:
        """Its types are called like those of another toolset."""
        return await acall(
            self._executor,
            review_2_provider.REVIEW_FINDING,
            given(review_2_provider.REVIEW_FINDING, finding=finding),
            self._cx,
        )
