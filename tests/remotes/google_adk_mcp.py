# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for Google's ADK.

This module stands alone. It needs google-adk[mcp]>=2.13,<3, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from google.adk.tools.mcp_tool import (
    McpToolset,
    StdioConnectionParams,
    StreamableHTTPConnectionParams,
)
from mcp import StdioServerParameters

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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
CALLER: Final = "google-adk"

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
) -> McpToolset:
    """Reach the server `notes` at an address.

    Give it to `LlmAgent(tools=[...])`; close it at the end.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `McpToolset` takes.
    """
    reached = StreamableHTTPConnectionParams(
        url=url,
        headers={"Toolrt-Caller": CALLER, **(headers or {})},
        sse_read_timeout=600,
    )
    return McpToolset(connection_params=reached, tool_filter=list(tools), **options)


def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolset:
    """Start the server `notes`, and talk over its stdin and stdout.

    Give it to `LlmAgent(tools=[...])`; close it at the end.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `McpToolset` takes.
    """
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    reached = StdioConnectionParams(server_params=process, timeout=30)
    return McpToolset(connection_params=reached, tool_filter=list(tools), **options)


def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolset:
    """Reach the server `caller` at an address.

    Give it to `LlmAgent(tools=[...])`; close it at the end.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `McpToolset` takes.
    """
    reached = StreamableHTTPConnectionParams(
        url=url,
        headers={"Toolrt-Caller": CALLER, **(headers or {})},
        sse_read_timeout=600,
    )
    return McpToolset(connection_params=reached, tool_filter=list(tools), **options)


def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolset:
    """Start the server `caller`, and talk over its stdin and stdout.

    Give it to `LlmAgent(tools=[...])`; close it at the end.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `McpToolset` takes.
    """
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    reached = StdioConnectionParams(server_params=process, timeout=30)
    return McpToolset(connection_params=reached, tool_filter=list(tools), **options)


def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolset:
    """Reach the server `all` at an address.

    Give it to `LlmAgent(tools=[...])`; close it at the end.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `McpToolset` takes.
    """
    reached = StreamableHTTPConnectionParams(
        url=url,
        headers={"Toolrt-Caller": CALLER, **(headers or {})},
        sse_read_timeout=600,
    )
    return McpToolset(connection_params=reached, tool_filter=list(tools), **options)


def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolset:
    """Start the server `all`, and talk over its stdin and stdout.

    Give it to `LlmAgent(tools=[...])`; close it at the end.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `McpToolset` takes.
    """
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    reached = StdioConnectionParams(server_params=process, timeout=30)
    return McpToolset(connection_params=reached, tool_filter=list(tools), **options)
