# Made by toolc from obstacles.tools; do not edit.
"""What a host implements to provide the toolset `tools`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from ....types.type_self import codecs as type_self_codecs
    from . import codecs, specs, types
else:
    type_self_codecs = toolrt.later(__package__, "....types.type_self.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["TOOLS_TOOL", "ToolsTools", "toolset"]


class ToolsTools(Protocol):
    """What a host implements to provide the toolset `tools`."""

    def tools_tool(
        self, cx: toolrt.Context, args: types.ToolsToolArgs, /
    ) -> toolrt.Handled[types.Box]:
        """Run the tool `tools_tool`."""
        ...


def toolset(tools: ToolsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "tools", lambda: specs.toolset, tools, [(TOOLS_TOOL, "tools_tool")]
    )


TOOLS_TOOL = Tool(
    name="tools_tool",
    spec=lambda: specs.SPECS["tools_tool"],
    args=lambda: codecs.TOOLS_TOOL_ARGS,
    result=lambda: type_self_codecs.BOX,
    errors=lambda: {"box": Declared(types.BoxError, type_self_codecs.BOX_ERROR)},
)
