# Made by toolc from servers.tools; do not edit.
"""Everything the design declares of the MCP server `bare`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.mcp import spec as decl
from toolrt.mcp.server import Server

from ....board.tools.cards import specs as cards_specs

if TYPE_CHECKING:
    import toolrt

__all__ = ["server", "server_spec"]


def server(registry: toolrt.Registry) -> Server:
    """Make the server `bare` of a registry.

    It shows those of its tools that are registered there; `toolrt.mcp` serves it.
    """
    return Server(server_spec, registry)


# fmt: off


@cache
def server_spec() -> decl.ServerSpec:
    """Give everything that the design declares of the server."""
    return decl.ServerSpec(
        name="bare",
        service="board",
        description="Only tools.",
        version="2.0.0",
        tools=(
            cards_specs.SPECS["draw"],
        ),
    )
