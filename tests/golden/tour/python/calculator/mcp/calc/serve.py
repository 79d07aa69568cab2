# Made by toolc from calculator.tools; do not edit.
"""Everything the design declares of the MCP server `calc`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.mcp import spec as decl
from toolrt.mcp.server import Server

from ...tools.calculator import specs as calculator_specs

if TYPE_CHECKING:
    import toolrt


def server(registry: toolrt.Registry) -> Server:
    """Make the server `calc` of a registry.

    It shows those of its tools that are registered there; `toolrt.mcp` serves it.
    """
    return Server(server_spec, registry)


# fmt: off


@cache
def server_spec() -> decl.ServerSpec:
    """Give everything that the design declares of the server."""
    return decl.ServerSpec(
        name="calc",
        service="calculator",
        version="1.0.0",
        tools=(
            calculator_specs.SPECS["add"],
            calculator_specs.SPECS["divide"],
        ),
    )
