"""The server that most people write: `MCPServer`, with pydantic models as type hints.

`mcp_mcpserver.py stdio`, or `mcp_mcpserver.py 127.0.0.1:8000` over HTTP.
"""

from __future__ import annotations

import sys

from mcp.server.mcpserver import MCPServer
from models import Order  # noqa: TC002 # the server asks for it when it starts

# It logs no call: that would cost it more than it should.
server = MCPServer("orders", log_level="WARNING")


# A function that is not async would run in a thread each time.
@server.tool()
async def echo_order(order: Order) -> Order:
    """Take an order and give it back."""
    return order


def main(where: str) -> None:
    if where == "stdio":
        server.run()
    else:
        host, _, port = where.rpartition(":")
        server.run("streamable-http", host=host, port=int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
