# Made by toolc from servers.tools; do not edit.
"""What a host implements to provide the resources and prompts of the server `worded`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from toolrt.mcp.messages import Messages

    from . import codecs, messages, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    messages = toolrt.later(__package__, ".messages")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["HELLO", "toolset"]


def toolset(tools: object = None) -> toolrt.Toolset:
    """Make the toolset; the design words all prompts, and needs nobody."""
    return toolrt.Toolset.of("worded", lambda: specs.toolset, tools, [(HELLO, "hello")])


HELLO: Tool[types.HelloArgs, Messages] = Tool(
    name="worded/hello",
    spec=lambda: specs.SPECS["worded/hello"],
    args=lambda: codecs.HELLO_ARGS,
    prompt=True,
    messages=lambda: messages.HELLO,
)
