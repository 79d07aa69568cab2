# Made by toolc from shared.tools; do not edit.
"""What a host implements to provide the toolset `odd: things`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class OddThingsTools(Protocol):
    """What a host implements to provide the toolset `odd: things`."""

    def type_(self, cx: toolrt.Context, args: types.TypeArgs, /) -> toolrt.Handled[str]:
        """Run the tool `type`."""
        ...

    def count(
        self, cx: toolrt.Context, args: types.CountArgs, sink: toolrt.Sink[list[int]], /
    ) -> toolrt.Handled[int]:
        """Counts."""
        ...

    def fetch(
        self, cx: toolrt.Context, args: types.FetchArgs, /
    ) -> toolrt.Handled[types.FetchResult]:
        """Run the tool `fetch!`."""
        ...

    def x(
        self, cx: toolrt.Context, args: types.XArgs, /
    ) -> toolrt.Handled[types.XResult]:
        """Run the tool `../x`."""
        ...

    def a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self,
        cx: toolrt.Context,
        args: types.AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
        sink: toolrt.Sink[types.AToolWithANameThatIsMostNamesOfToolsItem],
        /,
    ) -> toolrt.Handled[list[types.AToolWithANameThatIsOfToolsResultItem]]:
        """Run the tool `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        ...


class OddThingsChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_type_(
        self, _cx: toolrt.Context, _args: types.TypeArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `type`."""
        return ()

    def check_count(
        self, _cx: toolrt.Context, _args: types.CountArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `count`."""
        return ()

    def check_fetch(
        self, _cx: toolrt.Context, _args: types.FetchArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `fetch!`."""
        return ()

    def check_x(
        self, _cx: toolrt.Context, _args: types.XArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `../x`."""
        return ()

    def check_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        self,
        _cx: toolrt.Context,
        _args: types.AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
        /,
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
        return ()


def toolset(tools: OddThingsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "odd: things",
        lambda: specs.toolset,
        tools,
        [
            (TYPE, "type_"),
            COUNT,
            (FETCH, "fetch"),
            (X, "x"),
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
        ],
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "odd: things",
        lambda: specs.toolset,
        [
            TYPE,
            COUNT,
            FETCH,
            X,
            A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS,
        ],
        server,
        injects=True,
    )


TYPE = Tool(
    name="type",
    spec=lambda: specs.SPECS["type"],
    args=lambda: codecs.TYPE_ARGS,
    result=lambda: codecs.TYPE_RESULT,
)

COUNT = Tool(
    name="count",
    spec=lambda: specs.SPECS["count"],
    args=lambda: codecs.COUNT_ARGS,
    result=lambda: codecs.COUNT_RESULT,
    item=lambda: codecs.COUNT_ITEM,
)

FETCH = Tool(
    name="fetch!",
    spec=lambda: specs.SPECS["fetch!"],
    args=lambda: codecs.FETCH_ARGS,
    result=lambda: codecs.FETCH_RESULT,
)

X = Tool(
    name="../x",
    spec=lambda: specs.SPECS["../x"],
    args=lambda: codecs.X_ARGS,
    result=lambda: codecs.X_RESULT,
)

A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS = Tool(
    name="a_tool_with_a_name_that_is_longer_than_most_names_of_tools",
    spec=lambda: specs.SPECS[
        "a_tool_with_a_name_that_is_longer_than_most_names_of_tools"
    ],
    args=lambda: codecs.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_ARGS,
    result=lambda: (
        codecs.A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT
    ),
    item=lambda: codecs.A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM,
)
