# Made by toolc from shared.tools; do not edit.
"""What a host implements to provide the toolset `helpers`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_shared import codecs as acme_shared_codecs
    from . import codecs, specs, types
else:
    acme_shared_codecs = toolrt.later(__package__, "....types.acme_shared.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class HelpersTools(Protocol):
    """What a host implements to provide the toolset `helpers`."""

    def codecs(
        self, cx: toolrt.Context, args: types.CodecsArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `codecs`."""
        ...

    def wipe(self, cx: toolrt.Context, args: types.WipeArgs, /) -> toolrt.Handled[bool]:
        """Its plan is named like the next tool."""
        ...

    def plan_wipe_2(
        self, cx: toolrt.Context, args: types.WipeArgs, /
    ) -> toolrt.Handled[list[object]]:
        """Give what `wipe` would do, without doing it."""
        ...

    def plan_wipe(
        self, cx: toolrt.Context, args: types.PlanWipeArgs, /
    ) -> toolrt.Handled[bool]:
        """Run the tool `plan_wipe`."""
        ...

    def calls(
        self, cx: toolrt.Context, args: types.CallsArgs, /
    ) -> toolrt.Handled[toolrt.Outcome[types.Finding]]:
        """Run the tool `calls`."""
        ...


class HelpersChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_codecs(
        self, _cx: toolrt.Context, _args: types.CodecsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `codecs`."""
        return ()

    def check_wipe(
        self, _cx: toolrt.Context, _args: types.WipeArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `wipe`."""
        return ()

    def check_plan_wipe(
        self, _cx: toolrt.Context, _args: types.PlanWipeArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `plan_wipe`."""
        return ()

    def check_calls(
        self, _cx: toolrt.Context, _args: types.CallsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `calls`."""
        return ()


def toolset(tools: HelpersTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "helpers",
        lambda: specs.toolset,
        tools,
        [CODECS, (WIPE, "wipe", "plan_wipe_2"), PLAN_WIPE, CALLS],
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "helpers",
        lambda: specs.toolset,
        [CODECS, WIPE, PLAN_WIPE, CALLS],
        server,
        injects=True,
    )


CODECS: Tool[types.CodecsArgs, toolrt.Content] = Tool(
    name="codecs", spec=lambda: specs.SPECS["codecs"], args=lambda: codecs.CODECS_ARGS
)

WIPE = Tool(
    name="wipe",
    spec=lambda: specs.SPECS["wipe"],
    args=lambda: codecs.WIPE_ARGS,
    result=lambda: codecs.WIPE_RESULT,
    dry_run=True,
)

PLAN_WIPE = Tool(
    name="plan_wipe",
    spec=lambda: specs.SPECS["plan_wipe"],
    args=lambda: codecs.PLAN_WIPE_ARGS,
    result=lambda: codecs.PLAN_WIPE_RESULT,
)

CALLS = Tool(
    name="calls",
    spec=lambda: specs.SPECS["calls"],
    args=lambda: codecs.CALLS_ARGS,
    result=lambda: acme_shared_codecs.FINDING,
)
