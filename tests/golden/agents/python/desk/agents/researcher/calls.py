# Made by toolc from desk.tools; do not edit.
"""Typed calls of the tools that the agent `researcher` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from ....archive.tools.archive import provider as archive_provider
from ....archive.tools.helpers import provider as helpers_provider
from ....archive.tools.odd_things import provider as odd_things_provider
from ....codecs_.tools.review import provider as review_2_provider
from ...tools.review import provider as review_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from ....archive.tools.archive import types as archive_types
    from ....archive.tools.helpers import types as helpers_types
    from ....archive.tools.odd_things import types as odd_things_types
    from ....codecs_.tools.review import types as review_2_types
    from ...tools.review import types as review_types
else:
    review_types = toolrt.later(__package__, "...tools.review.types")
    review_2_types = toolrt.later(__package__, "....codecs_.tools.review.types")
    odd_things_types = toolrt.later(__package__, "....archive.tools.odd_things.types")
    helpers_types = toolrt.later(__package__, "....archive.tools.helpers.types")
    archive_types = toolrt.later(__package__, "....archive.tools.archive.types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_search_archive = built(
        archive_provider.SEARCH_ARCHIVE, lambda: archive_types.SearchArchiveArgs
    )
    build_fetch = built(archive_provider.FETCH, lambda: archive_types.FetchArgs)
    build_type_ = built(odd_things_provider.TYPE, lambda: odd_things_types.TypeArgs)
    build_count = built(odd_things_provider.COUNT, lambda: odd_things_types.CountArgs)
    build_fetch_not = built(
        odd_things_provider.FETCH, lambda: odd_things_types.FetchArgs
    )
    build_x = built(odd_things_provider.X, lambda: odd_things_types.XArgs)
    build_a_tool_with_a_name_that_is_longer_than_most_names_of_tools = built(
        odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
        lambda: odd_things_types.AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
    )
    build_review_finding = built(
        review_provider.REVIEW_FINDING, lambda: review_types.ReviewFindingArgs
    )
    build_codecs = built(helpers_provider.CODECS, lambda: helpers_types.CodecsArgs)
    build_wipe = built(helpers_provider.WIPE, lambda: helpers_types.WipeArgs)
    build_plan_wipe = built(
        helpers_provider.PLAN_WIPE, lambda: helpers_types.PlanWipeArgs
    )
    build_calls = built(helpers_provider.CALLS, lambda: helpers_types.CallsArgs)
    build_review_space_finding = built(
        review_2_provider.REVIEW_FINDING, lambda: review_2_types.ReviewFindingArgs
    )


class Calls(BaseClient, _Built):
    """Calls the tools that `researcher` uses."""

    def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return self._call(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit)

    def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, archive_types.Finding]:
        """Call `fetch`."""
        return self._call(archive_provider.FETCH, ids=ids)

    def type_(self) -> str:
        """Call `type`."""
        return self._call(odd_things_provider.TYPE)

    def count(self, *, to: int) -> int:
        """Counts."""
        return self._call(odd_things_provider.COUNT, to=to)

    def stream_count(
        self, on_item: Callable[[list[int]], object], /, *, to: int
    ) -> int:
        """Call `count`; `on_item` sees each item before the result is there."""
        return self._stream(on_item, odd_things_provider.COUNT, to=to)

    def fetch_not(self, *, x: int) -> odd_things_types.FetchResult:
        """Call `fetch!`."""
        return self._call(odd_things_provider.FETCH, x=x)

    def x(self, *, self_: str) -> odd_things_types.XResult:
        """Call `../x`."""
        return self._call(odd_things_provider.X, self_=self_)

    def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self, *, an_argument: str
    ) -> list[odd_things_types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return self._call(
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            an_argument=an_argument,
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
        return self._stream(
            on_item,
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            an_argument=an_argument,
        )

    def review_finding(
        self, *, finding: review_types.Finding
    ) -> review_types.ReviewFindingResult:
        """Say what is wrong with it."""
        return self._call(review_provider.REVIEW_FINDING, finding=finding)

    def codecs(self) -> toolrt.Content:
        """Call `codecs`."""
        return self._call(helpers_provider.CODECS)

    def wipe(self) -> bool:
        """Its plan is named like the next tool."""
        return self._call(helpers_provider.WIPE)

    def plan_wipe(self) -> bool:
        """Call `plan_wipe`."""
        return self._call(helpers_provider.PLAN_WIPE)

    def calls(
        self, *, calls: helpers_types.Item
    ) -> toolrt.Outcome[helpers_types.Finding]:
        """Call `calls`."""
        return self._call_partial(helpers_provider.CALLS, calls=calls)

    def review_space_finding(
        self, *, finding: review_2_types.Finding
    ) -> review_2_types.ReviewFindingResult:
        """Its types are called like those of another toolset."""
        return self._call(review_2_provider.REVIEW_FINDING, finding=finding)


class AsyncCalls(AsyncBaseClient, _Built):
    """Calls the tools that `researcher` uses."""

    async def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return await self._call(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit)

    async def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, archive_types.Finding]:
        """Call `fetch`."""
        return await self._call(archive_provider.FETCH, ids=ids)

    async def type_(self) -> str:
        """Call `type`."""
        return await self._call(odd_things_provider.TYPE)

    async def count(self, *, to: int) -> int:
        """Counts."""
        return await self._call(odd_things_provider.COUNT, to=to)

    async def stream_count(
        self, on_item: Callable[[list[int]], object], /, *, to: int
    ) -> int:
        """Call `count`; `on_item` sees each item before the result is there."""
        return await self._stream(on_item, odd_things_provider.COUNT, to=to)

    async def fetch_not(self, *, x: int) -> odd_things_types.FetchResult:
        """Call `fetch!`."""
        return await self._call(odd_things_provider.FETCH, x=x)

    async def x(self, *, self_: str) -> odd_things_types.XResult:
        """Call `../x`."""
        return await self._call(odd_things_provider.X, self_=self_)

    async def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self, *, an_argument: str
    ) -> list[odd_things_types.AToolWithANameThatIsOfToolsResultItem]:
        """Call `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return await self._call(
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            an_argument=an_argument,
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
        return await self._stream(
            on_item,
            odd_things_provider.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
            an_argument=an_argument,
        )

    async def review_finding(
        self, *, finding: review_types.Finding
    ) -> review_types.ReviewFindingResult:
        """Say what is wrong with it."""
        return await self._call(review_provider.REVIEW_FINDING, finding=finding)

    async def codecs(self) -> toolrt.Content:
        """Call `codecs`."""
        return await self._call(helpers_provider.CODECS)

    async def wipe(self) -> bool:
        """Its plan is named like the next tool."""
        return await self._call(helpers_provider.WIPE)

    async def plan_wipe(self) -> bool:
        """Call `plan_wipe`."""
        return await self._call(helpers_provider.PLAN_WIPE)

    async def calls(
        self, *, calls: helpers_types.Item
    ) -> toolrt.Outcome[helpers_types.Finding]:
        """Call `calls`."""
        return await self._call_partial(helpers_provider.CALLS, calls=calls)

    async def review_space_finding(
        self, *, finding: review_2_types.Finding
    ) -> review_2_types.ReviewFindingResult:
        """Its types are called like those of another toolset."""
        return await self._call(review_2_provider.REVIEW_FINDING, finding=finding)
