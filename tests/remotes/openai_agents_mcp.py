# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for the OpenAI Agents SDK.

This module stands alone. It needs openai-agents>=0.24,<0.25, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from agents.mcp import (
    MCPServerStdio,
    MCPServerStreamableHttp,
    create_static_tool_filter,
)

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
CALLER: Final = "openai-agents"

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
) -> MCPServerStreamableHttp:
    """Reach the server `notes` at an address.

    Give it to `Agent(mcp_servers=[...])`, inside of `async with`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    # The SDK gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    return MCPServerStreamableHttp(
        {"url": url, "headers": {"Toolrt-Caller": CALLER, **(headers or {})}},
        name="notes",
        tool_filter=create_static_tool_filter(allowed_tool_names=list(tools)),
        **options,
    )


def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPServerStdio:
    """Start the server `notes`, and talk over its stdin and stdout.

    Give it to `Agent(mcp_servers=[...])`, inside of `async with`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    # The SDK gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    return MCPServerStdio(
        {
            "command": command[0],
            "args": command[1:],
            "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        },
        name="notes",
        tool_filter=create_static_tool_filter(allowed_tool_names=list(tools)),
        **options,
    )


def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPServerStreamableHttp:
    """Reach the server `caller` at an address.

    Give it to `Agent(mcp_servers=[...])`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    # The SDK gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    return MCPServerStreamableHttp(
        {"url": url, "headers": {"Toolrt-Caller": CALLER, **(headers or {})}},
        name="caller",
        tool_filter=create_static_tool_filter(allowed_tool_names=list(tools)),
        **options,
    )


def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPServerStdio:
    """Start the server `caller`, and talk over its stdin and stdout.

    Give it to `Agent(mcp_servers=[...])`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    # The SDK gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    return MCPServerStdio(
        {
            "command": command[0],
            "args": command[1:],
            "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        },
        name="caller",
        tool_filter=create_static_tool_filter(allowed_tool_names=list(tools)),
        **options,
    )


def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPServerStreamableHttp:
    """Reach the server `all` at an address.

    Give it to `Agent(mcp_servers=[...])`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    # The SDK gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    return MCPServerStreamableHttp(
        {"url": url, "headers": {"Toolrt-Caller": CALLER, **(headers or {})}},
        name="all",
        tool_filter=create_static_tool_filter(allowed_tool_names=list(tools)),
        **options,
    )


def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPServerStdio:
    """Start the server `all`, and talk over its stdin and stdout.

    Give it to `Agent(mcp_servers=[...])`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    # The SDK gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    return MCPServerStdio(
        {
            "command": command[0],
            "args": command[1:],
            "env": {"TOOLRT_CALLER": CALLER, **(env or {})},
        },
        name="all",
        tool_filter=create_static_tool_filter(allowed_tool_names=list(tools)),
        **options,
    )
