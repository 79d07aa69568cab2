# Made by toolc from shared.tools; do not edit.
"""What a host implements to provide the toolset `Review!`, and how it becomes a toolset."""

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


class ReviewTools(Protocol):
    """What a host implements to provide the toolset `Review!`."""

    def review_finding(
        self, cx: toolrt.Context, args: types.ReviewFindingArgs, /
    ) -> toolrt.Handled[types.ReviewFindingResult]:
        """Its types are called like those of another toolset."""
        ...


class ReviewChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_review_finding(
        self, _cx: toolrt.Context, _args: types.ReviewFindingArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `review finding`."""
        return ()


def toolset(tools: ReviewTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "Review!", lambda: specs.toolset, tools, [(REVIEW_FINDING, "review_finding")]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "Review!", lambda: specs.toolset, [REVIEW_FINDING], server, injects=True
    )


REVIEW_FINDING = Tool(
    name="review finding",
    spec=lambda: specs.SPECS["review finding"],
    args=lambda: codecs.REVIEW_FINDING_ARGS,
    result=lambda: codecs.REVIEW_FINDING_RESULT,
)
