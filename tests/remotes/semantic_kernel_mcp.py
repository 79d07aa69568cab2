# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for Semantic Kernel.

This module stands alone. It needs semantic-kernel[mcp]>=1.45,<2, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from semantic_kernel.connectors.mcp import MCPStdioPlugin, MCPStreamableHttpPlugin

if TYPE_CHECKING:
    from collections.abc import Mapping

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
CALLER: Final = "semantic-kernel"

#: The tools of a server.
NOTES_TOOLS: Final = ("keep",)

#: The tools of a server.
CALLER_TOOLS: Final = ("drop",)

#: The tools of a server.
ALL_TOOLS: Final = ("search_tools", "run_tool")

#: The tools that an agent uses.
CLERK_TOOLS: Final = ("keep",)


def notes_http(
    url: str, *, headers: Mapping[str, str] | None = None, **options: Any
) -> MCPStreamableHttpPlugin:
    """Reach the server `notes` at an address.

    Give it to `kernel.add_plugin(...)`, inside of `async with`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    return MCPStreamableHttpPlugin(
        "notes", url, headers={"Toolrt-Caller": CALLER, **(headers or {})}, **options
    )


def notes_stdio(
    command: list[str], *, env: Mapping[str, str] | None = None, **options: Any
) -> MCPStdioPlugin:
    """Start the server `notes`, and talk over its stdin and stdout.

    Give it to `kernel.add_plugin(...)`, inside of `async with`.

    Args:
        command: The program, and its arguments.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    return MCPStdioPlugin(
        "notes",
        command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
        **options,
    )


def caller_http(
    url: str, *, headers: Mapping[str, str] | None = None, **options: Any
) -> MCPStreamableHttpPlugin:
    """Reach the server `caller` at an address.

    Give it to `kernel.add_plugin(...)`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    return MCPStreamableHttpPlugin(
        "caller", url, headers={"Toolrt-Caller": CALLER, **(headers or {})}, **options
    )


def caller_stdio(
    command: list[str], *, env: Mapping[str, str] | None = None, **options: Any
) -> MCPStdioPlugin:
    """Start the server `caller`, and talk over its stdin and stdout.

    Give it to `kernel.add_plugin(...)`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    return MCPStdioPlugin(
        "caller",
        command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
        **options,
    )


def all_http(
    url: str, *, headers: Mapping[str, str] | None = None, **options: Any
) -> MCPStreamableHttpPlugin:
    """Reach the server `all` at an address.

    Give it to `kernel.add_plugin(...)`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        headers: Further headers, such as `Authorization`.
        options: What else the class takes.
    """
    return MCPStreamableHttpPlugin(
        "all", url, headers={"Toolrt-Caller": CALLER, **(headers or {})}, **options
    )


def all_stdio(
    command: list[str], *, env: Mapping[str, str] | None = None, **options: Any
) -> MCPStdioPlugin:
    """Start the server `all`, and talk over its stdin and stdout.

    Give it to `kernel.add_plugin(...)`, inside of `async with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        env: What its environment has beside the usual.
        options: What else the class takes.
    """
    return MCPStdioPlugin(
        "all",
        command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
        **options,
    )
