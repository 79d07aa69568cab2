# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for LangChain.

This module stands alone. It needs langchain-mcp-adapters>=0.3.2,<0.4, and nothing else.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from langchain_mcp_adapters.sessions import create_session
from langchain_mcp_adapters.tools import load_mcp_tools

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping, Sequence

    from langchain_core.tools import BaseTool

__all__ = [
    "ALL_TOOLS",
    "CALLER",
    "CALLER_TOOLS",
    "CLERK_TOOLS",
    "NOTES_TOOLS",
    "all_http",
    "all_stdio",
    "caller_http",
    "caller_stdio",
    "notes_http",
    "notes_stdio",
]

#: Who calls, as the server and its policies know it.
CALLER: Final = "langchain"

#: The tools of a server.
NOTES_TOOLS: Final = ("keep",)

#: The tools of a server.
CALLER_TOOLS: Final = ("drop",)

#: The tools of a server.
ALL_TOOLS: Final = ("search_tools", "run_tool")

#: The tools that an agent uses.
CLERK_TOOLS: Final = ("keep",)


@asynccontextmanager
async def notes_http(
    url: str,
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> AsyncGenerator[list[BaseTool]]:
    """Reach the server `notes` at an address.

    The tools live inside of `async with`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else a connection of `langchain_mcp_adapters` takes.
    """
    reached: Any = {
        "transport": "streamable_http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
        "sse_read_timeout": 600,
        **options,
    }
    async with create_session(reached) as session:
        await session.initialize()
        found = await load_mcp_tools(session, server_name="notes")
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@asynccontextmanager
async def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> AsyncGenerator[list[BaseTool]]:
    """Start the server `notes`, and talk over its stdin and stdout.

    The tools live inside of `async with`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else a connection of `langchain_mcp_adapters` takes.
    """
    reached: Any = {
        "transport": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        **options,
    }
    async with create_session(reached) as session:
        await session.initialize()
        found = await load_mcp_tools(session, server_name="notes")
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@asynccontextmanager
async def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> AsyncGenerator[list[BaseTool]]:
    """Reach the server `caller` at an address.

    The tools live inside of `async with`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else a connection of `langchain_mcp_adapters` takes.
    """
    reached: Any = {
        "transport": "streamable_http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
        "sse_read_timeout": 600,
        **options,
    }
    async with create_session(reached) as session:
        await session.initialize()
        found = await load_mcp_tools(session, server_name="caller")
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@asynccontextmanager
async def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> AsyncGenerator[list[BaseTool]]:
    """Start the server `caller`, and talk over its stdin and stdout.

    The tools live inside of `async with`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else a connection of `langchain_mcp_adapters` takes.
    """
    reached: Any = {
        "transport": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        **options,
    }
    async with create_session(reached) as session:
        await session.initialize()
        found = await load_mcp_tools(session, server_name="caller")
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@asynccontextmanager
async def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> AsyncGenerator[list[BaseTool]]:
    """Reach the server `all` at an address.

    The tools live inside of `async with`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else a connection of `langchain_mcp_adapters` takes.
    """
    reached: Any = {
        "transport": "streamable_http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
        "sse_read_timeout": 600,
        **options,
    }
    async with create_session(reached) as session:
        await session.initialize()
        found = await load_mcp_tools(session, server_name="all")
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@asynccontextmanager
async def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> AsyncGenerator[list[BaseTool]]:
    """Start the server `all`, and talk over its stdin and stdout.

    The tools live inside of `async with`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else a connection of `langchain_mcp_adapters` takes.
    """
    reached: Any = {
        "transport": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        **options,
    }
    async with create_session(reached) as session:
        await session.initialize()
        found = await load_mcp_tools(session, server_name="all")
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]
