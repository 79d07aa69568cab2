# Made by toolc from servers.tools; do not edit.
"""Everything the design declares of the MCP server `cards`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.mcp import spec as decl
from toolrt.mcp.server import Server

from . import specs
from .provider import toolset

if TYPE_CHECKING:
    import toolrt

    from .provider import CardsProvider

__all__ = ["server", "server_spec"]


def server(registry: toolrt.Registry, provider: CardsProvider) -> Server:
    """Make the server `cards` of a registry.

    It shows those of its tools that are registered there; `toolrt.mcp` serves it.

    `provider` gives its resources, and the prompts that the host words.
    """
    return Server(server_spec, registry, toolset(provider))


# fmt: off


@cache
def server_spec() -> decl.ServerSpec:
    """Give everything that the design declares of the server."""
    return decl.ServerSpec(
        name="cards",
        service="board",
        description="Only resources.",
        version="2.0.0",
        discovery=decl.Discovery(search=True, permitted=False),
        resources=(
            decl.ResourceSpec(
                name="server",
                uri="board:///server",
                shape="json",
                tool=specs.SPECS["cards/server"],
            ),
        ),
    )
