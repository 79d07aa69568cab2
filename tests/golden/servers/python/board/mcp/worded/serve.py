# Made by toolc from servers.tools; do not edit.
"""Everything the design declares of the MCP server `worded`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.mcp import spec as decl
from toolrt.mcp.server import Server

from . import specs
from .provider import toolset

if TYPE_CHECKING:
    import toolrt

__all__ = ["server", "server_spec"]


def server(registry: toolrt.Registry) -> Server:
    """Make the server `worded` of a registry.

    It shows those of its tools that are registered there; `toolrt.mcp` serves it.
    """
    return Server(server_spec, registry, toolset())


# fmt: off


@cache
def server_spec() -> decl.ServerSpec:
    """Give everything that the design declares of the server."""
    return decl.ServerSpec(
        name="worded",
        service="board",
        description="Only prompts, all of them worded.",
        version="2.0.0",
        text="hint",
        prompts=(
            decl.PromptSpec(
                name="hello",
                tool=specs.SPECS["worded/hello"],
            ),
        ),
    )
