# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for the Microsoft Agent Framework.

This module stands alone. It needs agent-framework-core>=1.23,<2 and mcp>=2.2,<3 and
tenacity>=9.1.4,<10, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from agent_framework import MCPStdioTool, MCPStreamableHTTPTool
from agent_framework.exceptions import ToolExecutionException

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from agent_framework import Content

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
CALLER: Final = "agent-framework"

#: The tools of a server.
NOTES_TOOLS: Final = ("keep",)

#: The tools of a server.
CALLER_TOOLS: Final = ("drop",)

#: The tools of a server.
ALL_TOOLS: Final = ("search_tools", "run_tool")

#: The tools that an agent uses.
CLERK_TOOLS: Final = ("keep",)


class _Http(MCPStreamableHTTPTool):
    """A server over HTTP, whose errors are told to the model."""

    async def call_tool(self, tool_name: str, **kwargs: Any) -> str | list[Content]:
        try:
            return await super().call_tool(tool_name, **kwargs)
        except ToolExecutionException as failed:
            return _told(failed)


class _Stdio(MCPStdioTool):
    """A server over stdio, whose errors are told to the model."""

    async def call_tool(self, tool_name: str, **kwargs: Any) -> str | list[Content]:
        try:
            return await super().call_tool(tool_name, **kwargs)
        except ToolExecutionException as failed:
            return _told(failed)


def _told(failed: ToolExecutionException) -> str:
    """Give what the server says of a failure; the SDK would hide it."""
    if failed.__cause__ is not None:
        raise failed
    return str(failed)


def notes_http(
    url: str,
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPStreamableHTTPTool:
    """Reach the server `notes` at an address.

    Give it to `Agent(tools=...)`, inside of `async with`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    return _Http(
        "notes",
        url,
        static_headers={"Toolrt-Caller": CALLER, **(headers or {})},
        allowed_tools=tools,
        **options,
    )


def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPStdioTool:
    """Start the server `notes`, and talk over its stdin and stdout.

    Give it to `Agent(tools=...)`, inside of `async with`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    return _Stdio(
        "notes",
        command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
        allowed_tools=tools,
        **options,
    )


def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPStreamableHTTPTool:
    """Reach the server `caller` at an address.

    Give it to `Agent(tools=...)`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    return _Http(
        "caller",
        url,
        static_headers={"Toolrt-Caller": CALLER, **(headers or {})},
        allowed_tools=tools,
        **options,
    )


def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPStdioTool:
    """Start the server `caller`, and talk over its stdin and stdout.

    Give it to `Agent(tools=...)`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    return _Stdio(
        "caller",
        command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
        allowed_tools=tools,
        **options,
    )


def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPStreamableHTTPTool:
    """Reach the server `all` at an address.

    Give it to `Agent(tools=...)`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    return _Http(
        "all",
        url,
        static_headers={"Toolrt-Caller": CALLER, **(headers or {})},
        allowed_tools=tools,
        **options,
    )


def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> MCPStdioTool:
    """Start the server `all`, and talk over its stdin and stdout.

    Give it to `Agent(tools=...)`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    return _Stdio(
        "all",
        command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
        allowed_tools=tools,
        **options,
    )
