# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for the GitHub Copilot SDK.

This module stands alone. It needs github-copilot-sdk>=1.0.27,<2, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from copilot.session import MCPHTTPServerConfig, MCPStdioServerConfig

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
CALLER: Final = "github-copilot-sdk"

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
) -> MCPHTTPServerConfig:
    """Reach the server `notes` at an address.

    Give it to `create_session(mcp_servers=...)`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
    """
    return {
        "type": "http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
        "tools": list(tools),
        "timeout": 600_000,
    }


def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
) -> MCPStdioServerConfig:
    """Start the server `notes`, and talk over its stdin and stdout.

    Give it to `create_session(mcp_servers=...)`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
    """
    return {
        "type": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        "tools": list(tools),
        "timeout": 600_000,
    }


def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
) -> MCPHTTPServerConfig:
    """Reach the server `caller` at an address.

    Give it to `create_session(mcp_servers=...)`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
    """
    return {
        "type": "http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
        "tools": list(tools),
        "timeout": 600_000,
    }


def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
) -> MCPStdioServerConfig:
    """Start the server `caller`, and talk over its stdin and stdout.

    Give it to `create_session(mcp_servers=...)`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
    """
    return {
        "type": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        "tools": list(tools),
        "timeout": 600_000,
    }


def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
) -> MCPHTTPServerConfig:
    """Reach the server `all` at an address.

    Give it to `create_session(mcp_servers=...)`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
    """
    return {
        "type": "http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
        "tools": list(tools),
        "timeout": 600_000,
    }


def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
) -> MCPStdioServerConfig:
    """Start the server `all`, and talk over its stdin and stdout.

    Give it to `create_session(mcp_servers=...)`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
    """
    return {
        "type": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        "tools": list(tools),
        "timeout": 600_000,
    }
