"""The least that a server of the SDK can do: no pydantic of its own, values by msgspec.

`mcp_lowlevel.py stdio`, with a thousand tools by `mcp_lowlevel.py stdio 1000`.
"""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Any

import mcp_types as types
import msgspec
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from raw import Order

if TYPE_CHECKING:
    from mcp.server.context import ServerRequestContext

_ENCODER = msgspec.json.Encoder()


def main(where: str, count: int = 1) -> None:
    if where != "stdio":
        raise SystemExit("it is measured over stdio alone")
    server = Server(
        "orders", on_list_tools=_Listing(definitions(count)), on_call_tool=call
    )
    asyncio.run(serve(server))


async def serve(server: Server[Any]) -> None:
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


async def call(
    _context: ServerRequestContext[Any], params: types.CallToolRequestParams
) -> types.CallToolResult:
    """Read the order, and write it: as text, and as structure."""
    order = msgspec.convert(params.arguments, Order)
    text = _ENCODER.encode(order).decode()
    return types.CallToolResult(
        content=[types.TextContent(type="text", text=text)],
        structured_content=msgspec.to_builtins(order),
    )


class _Listing:
    """Gives definitions that are made once."""

    def __init__(self, tools: list[types.Tool]) -> None:
        self._tools = tools

    async def __call__(
        self,
        _context: ServerRequestContext[Any],
        _params: types.PaginatedRequestParams | None,
    ) -> types.ListToolsResult:
        return types.ListToolsResult(tools=self._tools)


def definitions(count: int) -> list[types.Tool]:
    """Make the definitions, with the schema that msgspec makes."""
    (found,), components = msgspec.json.schema_components(
        [Order], ref_template="#/$defs/{name}"
    )
    name = found["$ref"].rpartition("/")[2]
    schema = {**components.pop(name), "$defs": components}
    names = (
        ["echo_order"] if count == 1 else [f"echo_order_{at}" for at in range(count)]
    )
    return [
        types.Tool(
            name=name,
            description="Takes an order and gives it back.",
            input_schema=schema,
            output_schema=schema,
        )
        for name in names
    ]


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
