# Made by toolc from unions.tools; do not edit.
"""What a host implements to provide the toolset `unions`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.case_unions import codecs as case_unions_codecs
    from . import codecs, specs, types
else:
    case_unions_codecs = toolrt.later(__package__, "....types.case_unions.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class UnionsTools(Protocol):
    """What a host implements to provide the toolset `unions`."""

    def choose(
        self, cx: toolrt.Context, args: types.ChooseArgs, /
    ) -> toolrt.Handled[list[tuple[float, float]]]:
        """Run the tool `choose`."""
        ...

    def pick(
        self, cx: toolrt.Context, args: types.PickArgs, /
    ) -> toolrt.Handled[types.Locator]:
        """Run the tool `pick`."""
        ...

    def descend(
        self, cx: toolrt.Context, args: types.DescendArgs, /
    ) -> toolrt.Handled[types.Below | None]:
        """Run the tool `descend`."""
        ...

    def count(
        self, cx: toolrt.Context, args: types.CountArgs, /
    ) -> toolrt.Handled[int]:
        """Run the tool `count`."""
        ...

    def nest(
        self, cx: toolrt.Context, args: types.NestArgs, /
    ) -> toolrt.Handled[types.Group]:
        """Run the tool `nest`."""
        ...


class UnionsChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_choose(
        self, _cx: toolrt.Context, _args: types.ChooseArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `choose`."""
        return ()

    def check_pick(
        self, _cx: toolrt.Context, _args: types.PickArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `pick`."""
        return ()

    def check_descend(
        self, _cx: toolrt.Context, _args: types.DescendArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `descend`."""
        return ()

    def check_count(
        self, _cx: toolrt.Context, _args: types.CountArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `count`."""
        return ()

    def check_nest(
        self, _cx: toolrt.Context, _args: types.NestArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `nest`."""
        return ()


def toolset(tools: UnionsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "unions", lambda: specs.toolset, tools, [CHOOSE, PICK, DESCEND, COUNT, NEST]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "unions",
        lambda: specs.toolset,
        [CHOOSE, PICK, DESCEND, COUNT, NEST],
        server,
        injects=True,
    )


CHOOSE = Tool(
    name="choose",
    spec=lambda: specs.SPECS["choose"],
    args=lambda: codecs.CHOOSE_ARGS,
    result=lambda: codecs.CHOOSE_RESULT,
)

PICK = Tool(
    name="pick",
    spec=lambda: specs.SPECS["pick"],
    args=lambda: codecs.PICK_ARGS,
    result=lambda: case_unions_codecs.LOCATOR,
)

DESCEND = Tool(
    name="descend",
    spec=lambda: specs.SPECS["descend"],
    args=lambda: codecs.DESCEND_ARGS,
    result=lambda: codecs.DESCEND_RESULT,
)

COUNT = Tool(
    name="count",
    spec=lambda: specs.SPECS["count"],
    args=lambda: codecs.COUNT_ARGS,
    result=lambda: codecs.COUNT_RESULT,
)

NEST = Tool(
    name="nest",
    spec=lambda: specs.SPECS["nest"],
    args=lambda: codecs.NEST_ARGS,
    result=lambda: case_unions_codecs.GROUP,
)
