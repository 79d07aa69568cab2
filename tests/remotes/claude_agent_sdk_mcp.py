# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for the Claude Agent SDK.

This module stands alone. It needs claude-agent-sdk>=0.2.186,<0.3, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from claude_agent_sdk.types import McpHttpServerConfig, McpStdioServerConfig

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
CALLER: Final = "claude-agent-sdk"

#: The tools of a server.
NOTES_TOOLS: Final = ("keep",)

#: The tools of a server.
CALLER_TOOLS: Final = ("drop",)

#: The tools of a server.
ALL_TOOLS: Final = ("search_tools", "run_tool")

#: The tools that an agent uses.
CLERK_TOOLS: Final = ("keep",)


def notes_http(
    url: str, *, headers: Mapping[str, str] | None = None
) -> McpHttpServerConfig:
    """Reach the server `notes` at an address.

    Give it to `ClaudeAgentOptions(mcp_servers=...)`; its tools are called
    `mcp__NAME__TOOL`, by the name that it has there.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        headers: Further headers, such as `Authorization`.
    """
    return {
        "type": "http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }


def notes_stdio(
    command: list[str], *, env: Mapping[str, str] | None = None
) -> McpStdioServerConfig:
    """Start the server `notes`, and talk over its stdin and stdout.

    Give it to `ClaudeAgentOptions(mcp_servers=...)`; its tools are called
    `mcp__NAME__TOOL`, by the name that it has there.

    Args:
        command: The program, and its arguments.
        env: What its environment has beside the usual.
    """
    return {
        "type": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
    }


def caller_http(
    url: str, *, headers: Mapping[str, str] | None = None
) -> McpHttpServerConfig:
    """Reach the server `caller` at an address.

    Give it to `ClaudeAgentOptions(mcp_servers=...)`; its tools are called
    `mcp__NAME__TOOL`, by the name that it has there.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        headers: Further headers, such as `Authorization`.
    """
    return {
        "type": "http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }


def caller_stdio(
    command: list[str], *, env: Mapping[str, str] | None = None
) -> McpStdioServerConfig:
    """Start the server `caller`, and talk over its stdin and stdout.

    Give it to `ClaudeAgentOptions(mcp_servers=...)`; its tools are called
    `mcp__NAME__TOOL`, by the name that it has there.

    Args:
        command: The program, and its arguments.
        env: What its environment has beside the usual.
    """
    return {
        "type": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
    }


def all_http(
    url: str, *, headers: Mapping[str, str] | None = None
) -> McpHttpServerConfig:
    """Reach the server `all` at an address.

    Give it to `ClaudeAgentOptions(mcp_servers=...)`; its tools are called
    `mcp__NAME__TOOL`, by the name that it has there.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        headers: Further headers, such as `Authorization`.
    """
    return {
        "type": "http",
        "url": url,
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }


def all_stdio(
    command: list[str], *, env: Mapping[str, str] | None = None
) -> McpStdioServerConfig:
    """Start the server `all`, and talk over its stdin and stdout.

    Give it to `ClaudeAgentOptions(mcp_servers=...)`; its tools are called
    `mcp__NAME__TOOL`, by the name that it has there.

    Args:
        command: The program, and its arguments.
        env: What its environment has beside the usual.
    """
    return {
        "type": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
    }
