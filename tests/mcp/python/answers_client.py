"""A client by the SDK `mcp`, 1.x or 2.x: calls the tools of `answers`.

`answers_client.py older|modern stdio COMMAND…`, or `… http URL`; it prints a line for
each result as a user of the SDK sees it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

IS_FIRST = version("mcp").startswith("1.")

CALLS: list[tuple[str, dict[str, Any]]] = [
    ("test_find", {"id": "a"}),
    ("test_find", {"id": ""}),
    ("test_find", {"id": "missing"}),
    ("test_measure", {"text": True}),
    ("test_prices", {"below": "7"}),
    ("test_prices", {"below": "-1"}),
    ("test_part", {"of": 3}),
]


@asynccontextmanager
async def connected(era: str, way: str, place: list[str]) -> AsyncIterator[Any]:
    """Give a session; 1.x knows the older era alone."""
    stdio = StdioServerParameters(command=place[0], args=place[1:])
    if not IS_FIRST:
        from mcp import Client  # noqa: PLC0415

        mode = "legacy" if era == "older" else "2026-07-28"
        server = stdio_client(stdio) if way == "stdio" else place[0]
        async with Client(server, mode=mode) as client:
            yield client
        return
    if way == "stdio":
        opened: Any = stdio_client(stdio)
    else:
        from mcp.client import streamable_http  # noqa: PLC0415

        opened = streamable_http.streamable_http_client(place[0])
    async with opened as streams, ClientSession(*streams[:2]) as session:
        await session.initialize()
        yield session


async def seen(session: Any, name: str, args: dict[str, Any]) -> str:
    """Give what a call comes to."""
    called = await session.call_tool(name, args)
    result = called.model_dump(by_alias=True, mode="json")
    structure = json.dumps(result["structuredContent"], separators=(",", ":"))
    texts = [part["text"].replace("\n", " / ") for part in result["content"]]
    if not result["isError"]:
        return f"{structure} {'; '.join(texts[1:])}".strip()
    error = result["_meta"]["dev.toolc/envelope"]["error"]
    first = texts[0].split(" / ")[0]
    return f"{error['code']} {structure} {first}"


async def main() -> None:
    """Call all of them."""
    era, way, *place = sys.argv[1:]
    async with connected(era, way, place) as session:
        # It holds results to the output schemas of what it has listed.
        await session.list_tools()
        for name, args in CALLS:
            print(f"{name}: {await seen(session, name, args)}")
    print("complaints: none")


if __name__ == "__main__":
    asyncio.run(main())
