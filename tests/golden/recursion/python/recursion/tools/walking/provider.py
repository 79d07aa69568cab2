# Made by toolc from recursion.tools; do not edit.
"""What a host implements to provide the toolset `walking`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.case_recursion import codecs as case_recursion_codecs
    from . import codecs, specs, types
else:
    case_recursion_codecs = toolrt.later(__package__, "....types.case_recursion.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class WalkingTools(Protocol):
    """Walks."""

    def walk_all(
        self, cx: toolrt.Context, args: types.WalkAllArgs, /
    ) -> toolrt.Handled[types.Tree]:
        """Takes them all."""
        ...

    def give_node(
        self, cx: toolrt.Context, args: types.GiveNodeArgs, /
    ) -> toolrt.Handled[types.Node]:
        """Gives a node."""
        ...

    def give_pong(
        self, cx: toolrt.Context, args: types.GivePongArgs, /
    ) -> toolrt.Handled[types.Pong | None]:
        """Gives the other one."""
        ...


class WalkingChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_walk_all(
        self, _cx: toolrt.Context, _args: types.WalkAllArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `walk_all`."""
        return ()

    def check_give_node(
        self, _cx: toolrt.Context, _args: types.GiveNodeArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `give_node`."""
        return ()

    def check_give_pong(
        self, _cx: toolrt.Context, _args: types.GivePongArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `give_pong`."""
        return ()


def toolset(tools: WalkingTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "walking", lambda: specs.toolset, tools, [WALK_ALL, GIVE_NODE, GIVE_PONG]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "walking",
        lambda: specs.toolset,
        [WALK_ALL, GIVE_NODE, GIVE_PONG],
        server,
        injects=True,
    )


WALK_ALL = Tool(
    name="walk_all",
    spec=lambda: specs.SPECS["walk_all"],
    args=lambda: codecs.WALK_ALL_ARGS,
    result=lambda: case_recursion_codecs.TREE,
)

GIVE_NODE = Tool(
    name="give_node",
    spec=lambda: specs.SPECS["give_node"],
    args=lambda: codecs.GIVE_NODE_ARGS,
    result=lambda: case_recursion_codecs.NODE,
    schema=True,
)

GIVE_PONG = Tool(
    name="give_pong",
    spec=lambda: specs.SPECS["give_pong"],
    args=lambda: codecs.GIVE_PONG_ARGS,
    result=lambda: codecs.GIVE_PONG_RESULT,
)
