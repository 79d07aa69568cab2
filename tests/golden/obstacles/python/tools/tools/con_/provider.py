# Made by toolc from obstacles.tools; do not edit.
"""What a host implements to provide the toolset `con`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["AUX_TOOL", "ConTools", "toolset"]


class ConTools(Protocol):
    """What a host implements to provide the toolset `con`."""

    def aux_tool(
        self, cx: toolrt.Context, args: types.AuxToolArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `aux_tool`."""
        ...


def toolset(tools: ConTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "con", lambda: specs.toolset, tools, [(AUX_TOOL, "aux_tool")]
    )


AUX_TOOL: Tool[types.AuxToolArgs, toolrt.Content] = Tool(
    name="aux_tool",
    spec=lambda: specs.SPECS["aux_tool"],
    args=lambda: codecs.AUX_TOOL_ARGS,
)
