"""The generated server.

`mcp_ours.py stdio`, or `mcp_ours.py 127.0.0.1:8000` over HTTP.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from gen.orders.mcp import orders_server
from gen.orders.tools import orders

import toolrt.mcp
from toolrt import Registry

if TYPE_CHECKING:
    from toolrt import Context


class Orders:
    """Gives orders back."""

    async def echo_order(self, _cx: Context, args: orders.Order) -> orders.Order:
        """Give the order back."""
        return args


def main(where: str) -> None:
    registry = Registry().register(orders.toolset(Orders()))
    server = orders_server.server(registry)
    if where == "stdio":
        toolrt.mcp.serve_stdio(server)
    else:
        toolrt.mcp.serve_http(server, where)


if __name__ == "__main__":
    main(*sys.argv[1:])
