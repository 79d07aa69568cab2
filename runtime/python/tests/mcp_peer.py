"""A server of the SDK alone, without anything of this package, as others write them.

`python mcp_peer.py` serves over stdio, `python mcp_peer.py PORT` over HTTP,
and says on stdout at which port.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from typing import Any

import mcp_types as types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError

OBJECT = {"type": "object"}
NUMBERS = {
    "type": "object",
    "properties": {"a": {"type": "integer"}, "b": {"type": "integer"}},
    "required": ["a"],
}
SUM = {
    "type": "object",
    "properties": {"sum": {"type": "integer"}},
    "required": ["sum"],
}
WRAPPED = {
    "type": "object",
    "properties": {"result": {"type": "integer"}},
    "required": ["result"],
    "x-wrap": True,
}
FORM = {
    "type": "object",
    "properties": {"street": {"type": "string"}},
    "required": ["street"],
}

#: The tools, with the schemas of their arguments and results.
TOOLS: dict[str, tuple[dict[str, Any], dict[str, Any] | None]] = {
    "add": (NUMBERS, SUM),
    "count": (NUMBERS, WRAPPED),
    "parts": (OBJECT, None),
    "text-only": (NUMBERS, None),
    "odd-result": (NUMBERS, SUM),
    "fails": (OBJECT, SUM),
    "refuses": (OBJECT, SUM),
    "breaks": (OBJECT, SUM),
    "slow": (OBJECT, SUM),
    "talks": (OBJECT, SUM),
    "asks": (OBJECT, SUM),
    "dies": (OBJECT, SUM),
    "floods": (OBJECT, SUM),
    "echo": (OBJECT, None),
    "garbage": (OBJECT, SUM),
    "evil": (OBJECT, {"type": "object", "properties": {"x": {"pattern": "^(a+)+$"}}}),
}


async def listed(_: Any, params: Any) -> types.ListToolsResult:
    """Give the tools, in two pages."""
    names = list(TOOLS)
    first = params is None or params.cursor is None
    page = names[:8] if first else names[8:]
    tools = [
        types.Tool(
            name=name,
            description=f"It is {name}.",
            input_schema=TOOLS[name][0],
            output_schema=TOOLS[name][1],
        )
        for name in page
    ]
    return types.ListToolsResult(tools=tools, next_cursor="more" if first else None)


def said(text: str, **more: Any) -> types.CallToolResult:
    content: list[Any] = [types.TextContent(type="text", text=text)]
    return types.CallToolResult(content=content, **more)


async def called(ctx: Any, params: types.CallToolRequestParams) -> Any:
    """Run a tool."""
    args = params.arguments or {}
    total = args.get("a", 0) + args.get("b", 0)
    match params.name:
        case "add":
            return said("sum", structured_content={"sum": total})
        case "count":
            return said("count", structured_content={"result": total})
        case "text-only":
            return said(f'{{"sum":{total}}}')
        case "odd-result":
            return said("odd", structured_content={"sum": "many"})
        case "fails":
            return said("It is \x1b[31mbroken.", is_error=True)
        case "refuses":
            raise MCPError(types.INVALID_PARAMS, "Not like this.")
        case "breaks":
            raise MCPError(types.INTERNAL_ERROR, "No.")
        case "slow":
            return await slow(args)
        case "talks":
            return await talks(ctx, args)
        case "asks":
            return await asks(ctx, params)
        case "dies":
            os._exit(3)
        case "floods":
            return await floods(ctx)
        case "garbage":
            os.write(OUT[0], b"\xff\xfe{no json\n" * 3)
            return said("sum", structured_content={"sum": 1})
        case "evil":
            return said("x", structured_content={"x": "a" * 40 + "!"})
        case "parts":
            return parts()
        case "echo":
            meta = dict(ctx.meta or {})
            return said(types_json({"args": args, "meta": meta}))
        case _:
            raise MCPError(types.INVALID_PARAMS, f"Unknown tool: {params.name}")


def types_json(value: Any) -> str:
    from pydantic_core import to_json  # noqa: PLC0415

    return to_json(value).decode()


def parts() -> types.CallToolResult:
    about = types.Annotations(audience=["user"], priority=0.5)
    content: list[Any] = [
        types.TextContent(type="text", text="hi", annotations=about, _meta={"a": 1}),
        types.ResourceLink(type="resource_link", uri="file:///a", name="a", size=3),
    ]
    return types.CallToolResult(content=content)


async def slow(args: dict[str, Any]) -> types.CallToolResult:
    """Sleep, and write down where a file is named how that ended."""
    try:
        await asyncio.sleep(args.get("seconds", 30))
    except asyncio.CancelledError:
        if "note" in args:
            with open(args["note"], "w", encoding="utf-8") as file:  # noqa: ASYNC230, PTH123
                file.write("cancelled")
        raise
    return said("sum", structured_content={"sum": 1})


async def talks(ctx: Any, args: dict[str, Any]) -> types.CallToolResult:
    """Tell how far it is, give items, and write lines of the log."""
    token = (ctx.meta or {}).get("progress_token")
    session = ctx.session
    for n in range(args.get("times", 1)):
        await session.send_log_message(
            "warning", f"line {n}", logger="talks", related_request_id=ctx.request_id
        )
        await asyncio.sleep(args.get("pause", 0))
        if token is None:
            continue
        await session.report_progress(50 + n, 100, "half")
        params = types.ProgressNotificationParams(
            progress_token=token,
            progress=60 + n,
            message="item",
            _meta={"dev.toolc/item": {"value": n}},
        )
        note = types.ProgressNotification(params=params)
        await session.send_notification(note, ctx.request_id)
    return said("sum", structured_content={"sum": 1})


async def floods(ctx: Any) -> types.CallToolResult:
    token = (ctx.meta or {}).get("progress_token", 0)
    for n in range(500):
        params = types.ProgressNotificationParams(
            progress_token=token, progress=n, _meta={"dev.toolc/item": {"value": n}}
        )
        note = types.ProgressNotification(params=params)
        await ctx.session.send_notification(note, ctx.request_id)
    return said("sum", structured_content={"sum": 1})


async def asks(ctx: Any, params: types.CallToolRequestParams) -> Any:
    """Ask, in the way of the version that the client speaks, and tell the answer."""
    kind = (params.arguments or {}).get("kind", "form")
    if ctx.protocol_version >= "2026":
        given = (params.input_responses or {}).get("it")
        if given is None or kind == "endless":
            return types.InputRequiredResult(
                input_requests={"it": request(kind)}, request_state="state"
            )
        assert params.request_state == "state"
        return said(types_json(given))
    if kind == "sample":
        message = request(kind).params.messages
        answer: Any = await ctx.session.create_message(message, max_tokens=9)
    elif kind == "roots":
        answer = await ctx.session.list_roots()
    else:
        asked = request(kind).params
        answer = await ctx.session.elicit_form(
            asked.message, asked.requested_schema, related_request_id=ctx.request_id
        )
    return said(types_json(answer))


def request(kind: str) -> Any:
    if kind == "sample":
        text = types.TextContent(type="text", text="Say hi.")
        message = types.SamplingMessage(role="user", content=text)
        params = types.CreateMessageRequestParams(messages=[message], max_tokens=9)
        return types.CreateMessageRequest(params=params)
    if kind == "roots":
        return types.ListRootsRequest()
    schemas: dict[str, Any] = {
        "value": {"type": "object", "properties": {"value": {"type": "integer"}}},
        "agree": {"type": "object", "properties": {"agree": {"type": "boolean"}}},
    }
    return types.ElicitRequest(
        params=types.ElicitRequestFormParams(
            message="Where\x1b[2J to?", requested_schema=schemas.get(kind, FORM)
        )
    )


SERVER: Server[Any] = Server("peer", on_list_tools=listed, on_call_tool=called)

#: Where the protocol is written, beside the streams of the SDK.
OUT: list[int] = []


async def over_stdio() -> None:
    OUT.append(os.dup(1))
    async with stdio_server() as (read, write):
        await SERVER.run(read, write, SERVER.create_initialization_options())


def over_http(port: int) -> None:
    import uvicorn  # noqa: PLC0415

    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen()
    print(listening.getsockname()[1], flush=True)  # noqa: T201 # its tests read it
    config = uvicorn.Config(SERVER.streamable_http_app(), log_level="error")
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        over_http(int(sys.argv[1]))
    else:
        asyncio.run(over_stdio())
