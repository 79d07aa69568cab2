"""Calls `greet` of the server that the words of the command line start, by the official client."""

from __future__ import annotations

import asyncio
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def main() -> None:
    """Print the names of the tools, and what one says."""
    server = StdioServerParameters(command=sys.argv[1], args=sys.argv[2:])
    async with (
        stdio_client(server) as (reads, writes),
        ClientSession(reads, writes) as session,
    ):
        await session.initialize()
        listed = await session.list_tools()
        print(*(tool.name for tool in listed.tools))
        result = await session.call_tool("greet", {"name": "Ada"})
        print(result.structured_content)


if __name__ == "__main__":
    asyncio.run(main())
