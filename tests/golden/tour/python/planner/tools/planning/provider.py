# Made by toolc from planner.tools; do not edit.
"""What a host implements to provide the toolset `planning`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_planner import codecs as acme_planner_codecs
    from . import codecs, specs, types
else:
    acme_planner_codecs = toolrt.later(__package__, "....types.acme_planner.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class PlanningTools(Protocol):
    """Plan a session."""

    def plan_session(
        self,
        cx: toolrt.Context,
        args: types.PlanSessionArgs,
        sink: toolrt.Sink[types.Step],
        /,
    ) -> toolrt.Handled[types.Plan]:
        """Create a session plan."""
        ...


class PlanningChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_plan_session(
        self, _cx: toolrt.Context, _args: types.PlanSessionArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `plan_session`."""
        return ()


def toolset(tools: PlanningTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of("planning", lambda: specs.toolset, tools, [PLAN_SESSION])


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "planning", lambda: specs.toolset, [PLAN_SESSION], server, injects=True
    )


PLAN_SESSION = Tool(
    name="plan_session",
    spec=lambda: specs.SPECS["plan_session"],
    args=lambda: codecs.PLAN_SESSION_ARGS,
    result=lambda: acme_planner_codecs.PLAN,
    item=lambda: acme_planner_codecs.STEP,
)
