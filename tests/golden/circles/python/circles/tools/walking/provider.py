# Made by toolc from right.tools; do not edit.
"""What a host implements to provide the toolset `walking`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.case_circles_left import codecs as case_circles_left_codecs
    from ....types.case_circles_right import codecs as case_circles_right_codecs
    from . import codecs, specs, types
else:
    case_circles_right_codecs = toolrt.later(
        __package__, "....types.case_circles_right.codecs"
    )
    case_circles_left_codecs = toolrt.later(
        __package__, "....types.case_circles_left.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class WalkingTools(Protocol):
    """Walks."""

    def walk_all(
        self, cx: toolrt.Context, args: types.WalkAllArgs, /
    ) -> toolrt.Handled[types.Either]:
        """Takes them all."""
        ...

    def give_form(
        self, cx: toolrt.Context, args: types.GiveFormArgs, /
    ) -> toolrt.Handled[types.Form]:
        """Gives a form."""
        ...


class WalkingChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_walk_all(
        self, _cx: toolrt.Context, _args: types.WalkAllArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `walk_all`."""
        return ()

    def check_give_form(
        self, _cx: toolrt.Context, _args: types.GiveFormArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `give_form`."""
        return ()


def toolset(tools: WalkingTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "walking", lambda: specs.toolset, tools, [WALK_ALL, GIVE_FORM]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "walking", lambda: specs.toolset, [WALK_ALL, GIVE_FORM], server, injects=True
    )


WALK_ALL = Tool(
    name="walk_all",
    spec=lambda: specs.SPECS["walk_all"],
    args=lambda: codecs.WALK_ALL_ARGS,
    result=lambda: case_circles_left_codecs.EITHER,
)

GIVE_FORM = Tool(
    name="give_form",
    spec=lambda: specs.SPECS["give_form"],
    args=lambda: codecs.GIVE_FORM_ARGS,
    result=lambda: case_circles_right_codecs.FORM,
)
