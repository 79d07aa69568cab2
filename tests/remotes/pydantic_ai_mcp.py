# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for Pydantic AI.

This module stands alone. It needs pydantic-ai-slim[mcp]>=2.62,<3, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fastmcp.client.transports import StdioTransport
from pydantic_ai.mcp import MCPToolset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pydantic_ai.toolsets import FilteredToolset

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
CALLER: Final = "pydantic-ai"

#: The tools of a server.
NOTES_TOOLS: Final = ("keep",)

#: The tools of a server.
CALLER_TOOLS: Final = ("drop",)

#: The tools of a server.
ALL_TOOLS: Final = ("search_tools", "run_tool")

#: The tools that an agent uses.
CLERK_TOOLS: Final = ("keep",)


def notes_http(
    url: str,
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> FilteredToolset[Any]:
    """Reach the server `notes` at an address.

    Give it to `Agent(toolsets=[...])`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPToolset` takes.
    """
    options.setdefault("max_retries", 3)
    options.setdefault("read_timeout", 600)
    own: MCPToolset[Any] = MCPToolset(
        url, headers={"Toolrt-Caller": CALLER, **(headers or {})}, id="notes", **options
    )
    shown = frozenset(tools)
    return own.filtered(lambda _, tool: tool.name in shown)


def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> FilteredToolset[Any]:
    """Start the server `notes`, and talk over its stdin and stdout.

    Give it to `Agent(toolsets=[...])`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPToolset` takes.
    """
    options.setdefault("max_retries", 3)
    options.setdefault("read_timeout", 600)
    process = StdioTransport(
        command[0], command[1:], env={"TOOLRT_CALLER": CALLER, **(env or {})}
    )
    own: MCPToolset[Any] = MCPToolset(process, id="notes", **options)
    shown = frozenset(tools)
    return own.filtered(lambda _, tool: tool.name in shown)


def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> FilteredToolset[Any]:
    """Reach the server `caller` at an address.

    Give it to `Agent(toolsets=[...])`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPToolset` takes.
    """
    options.setdefault("max_retries", 3)
    options.setdefault("read_timeout", 600)
    own: MCPToolset[Any] = MCPToolset(
        url,
        headers={"Toolrt-Caller": CALLER, **(headers or {})},
        id="caller",
        **options,
    )
    shown = frozenset(tools)
    return own.filtered(lambda _, tool: tool.name in shown)


def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> FilteredToolset[Any]:
    """Start the server `caller`, and talk over its stdin and stdout.

    Give it to `Agent(toolsets=[...])`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPToolset` takes.
    """
    options.setdefault("max_retries", 3)
    options.setdefault("read_timeout", 600)
    process = StdioTransport(
        command[0], command[1:], env={"TOOLRT_CALLER": CALLER, **(env or {})}
    )
    own: MCPToolset[Any] = MCPToolset(process, id="caller", **options)
    shown = frozenset(tools)
    return own.filtered(lambda _, tool: tool.name in shown)


def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> FilteredToolset[Any]:
    """Reach the server `all` at an address.

    Give it to `Agent(toolsets=[...])`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPToolset` takes.
    """
    options.setdefault("max_retries", 3)
    options.setdefault("read_timeout", 600)
    own: MCPToolset[Any] = MCPToolset(
        url, headers={"Toolrt-Caller": CALLER, **(headers or {})}, id="all", **options
    )
    shown = frozenset(tools)
    return own.filtered(lambda _, tool: tool.name in shown)


def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> FilteredToolset[Any]:
    """Start the server `all`, and talk over its stdin and stdout.

    Give it to `Agent(toolsets=[...])`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPToolset` takes.
    """
    options.setdefault("max_retries", 3)
    options.setdefault("read_timeout", 600)
    process = StdioTransport(
        command[0], command[1:], env={"TOOLRT_CALLER": CALLER, **(env or {})}
    )
    own: MCPToolset[Any] = MCPToolset(process, id="all", **options)
    shown = frozenset(tools)
    return own.filtered(lambda _, tool: tool.name in shown)
