# Made by toolc from bindings.tools; do not edit.
"""What a host implements to provide the toolset `recipes`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


def toolset(tools: object = None) -> toolrt.Toolset:
    """Make the toolset; all of its tools are chains, and need nobody."""
    return toolrt.Toolset.of(
        "recipes", lambda: specs.toolset, tools, [BUY_FIRST, CLEAR_TWICE, PAGE_OF]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "recipes",
        lambda: specs.toolset,
        [BUY_FIRST, CLEAR_TWICE, PAGE_OF],
        server,
        injects=True,
    )


BUY_FIRST = Tool(
    name="buy_first",
    spec=lambda: specs.SPECS["buy_first"],
    args=lambda: codecs.BUY_FIRST_ARGS,
    result=lambda: codecs.BUY_FIRST_RESULT,
    injected=lambda: codecs.BUY_FIRST_INJECTED,
    chain=True,
)

CLEAR_TWICE: Tool[types.ClearTwiceArgs, toolrt.Content] = Tool(
    name="clear_twice",
    spec=lambda: specs.SPECS["clear_twice"],
    args=lambda: codecs.CLEAR_TWICE_ARGS,
    chain=True,
)

PAGE_OF = Tool(
    name="page_of",
    spec=lambda: specs.SPECS["page_of"],
    args=lambda: codecs.PAGE_OF_ARGS,
    result=lambda: codecs.PAGE_OF_RESULT,
    chain=True,
)
