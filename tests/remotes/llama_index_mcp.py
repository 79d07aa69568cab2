# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for LlamaIndex.

This module stands alone. It needs llama-index-tools-mcp>=0.6,<0.7, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from llama_index.tools.mcp import BasicMCPClient, McpToolSpec

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
CALLER: Final = "llama-index-core"

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
) -> McpToolSpec:
    """Reach the server `notes` at an address.

    Its tools are those of `await ....to_tool_list_async()`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `BasicMCPClient` takes.
    """
    options.setdefault("sse_read_timeout", 600)
    client = BasicMCPClient(
        url, headers={"Toolrt-Caller": CALLER, **(headers or {})}, **options
    )
    return McpToolSpec(client, allowed_tools=list(tools))


def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolSpec:
    """Start the server `notes`, and talk over its stdin and stdout.

    Its tools are those of `await ....to_tool_list_async()`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `BasicMCPClient` takes.
    """
    client = BasicMCPClient(
        command[0], command[1:], env={"TOOLRT_CALLER": CALLER, **(env or {})}, **options
    )
    return McpToolSpec(client, allowed_tools=list(tools))


def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolSpec:
    """Reach the server `caller` at an address.

    Its tools are those of `await ....to_tool_list_async()`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `BasicMCPClient` takes.
    """
    options.setdefault("sse_read_timeout", 600)
    client = BasicMCPClient(
        url, headers={"Toolrt-Caller": CALLER, **(headers or {})}, **options
    )
    return McpToolSpec(client, allowed_tools=list(tools))


def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolSpec:
    """Start the server `caller`, and talk over its stdin and stdout.

    Its tools are those of `await ....to_tool_list_async()`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `BasicMCPClient` takes.
    """
    client = BasicMCPClient(
        command[0], command[1:], env={"TOOLRT_CALLER": CALLER, **(env or {})}, **options
    )
    return McpToolSpec(client, allowed_tools=list(tools))


def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolSpec:
    """Reach the server `all` at an address.

    Its tools are those of `await ....to_tool_list_async()`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `BasicMCPClient` takes.
    """
    options.setdefault("sse_read_timeout", 600)
    client = BasicMCPClient(
        url, headers={"Toolrt-Caller": CALLER, **(headers or {})}, **options
    )
    return McpToolSpec(client, allowed_tools=list(tools))


def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> McpToolSpec:
    """Start the server `all`, and talk over its stdin and stdout.

    Its tools are those of `await ....to_tool_list_async()`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `BasicMCPClient` takes.
    """
    client = BasicMCPClient(
        command[0], command[1:], env={"TOOLRT_CALLER": CALLER, **(env or {})}, **options
    )
    return McpToolSpec(client, allowed_tools=list(tools))
