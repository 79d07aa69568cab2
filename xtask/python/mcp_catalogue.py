"""Our server with many tools, each the same generated one under a name of its own.

`mcp_catalogue.py stdio 1000`
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from gen.orders.tools.orders import specs
from gen.types.bench_shop import codecs
from mcp_ours import Orders
from msgspec.structs import replace

import toolrt.mcp
from toolrt import Registry, Toolset
from toolrt.host import Tool

if TYPE_CHECKING:
    from gen.orders.tools import orders


def main(_stdio: str, count: str) -> None:
    tools = [(numbered(number), "echo_order") for number in range(int(count))]
    toolset = Toolset.of("orders", lambda: specs.toolset, Orders(), tools)
    registry = Registry().register(toolset)
    toolrt.mcp.serve_stdio(toolrt.mcp.Server.of(registry, "catalogue"))


def numbered(number: int) -> Tool[orders.Order, orders.Order]:
    """Make the tool of this number."""
    name = f"echo_order_{number}"
    return Tool(
        name=name,
        spec=lambda: lambda: replace(specs.SPECS["echo_order"](), name=name),
        args=lambda: codecs.ORDER,
        result=lambda: codecs.ORDER,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
