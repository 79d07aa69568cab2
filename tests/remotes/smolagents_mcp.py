# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for smolagents.

This module stands alone. It needs smolagents[mcp]>=1.26,<1.27 and mcp[ws]>=1.30,<2, and
nothing else.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from mcp import StdioServerParameters
from smolagents import MCPClient

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

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
CALLER: Final = "smolagents"

#: The tools of a server.
NOTES_TOOLS: Final = ("keep",)

#: The tools of a server.
CALLER_TOOLS: Final = ("drop",)

#: The tools of a server.
ALL_TOOLS: Final = ("search_tools", "run_tool")

#: The tools that an agent uses.
CLERK_TOOLS: Final = ("keep",)

#: The adapter gives a call five seconds; the server has limits of its own.
_OPTIONS: Mapping[str, Any] = {
    "adapter_kwargs": {"client_session_timeout_seconds": 600},
    "structured_output": True,
}

#: The arguments that may be left out, which the SDK does not learn from a server.
_OPTIONAL: Mapping[str, Sequence[str]] = {
    "keep": ["title"],
    "search_tools": ["limit", "tags", "schemas"],
}


@contextmanager
def notes_http(
    url: str,
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[Any]]:
    """Reach the server `notes` at an address.

    The tools live inside of `with`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPClient` takes.
    """
    server = {
        "url": url,
        "transport": "streamable-http",
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }
    with MCPClient(server, **{**_OPTIONS, **options}) as found:
        yield _only(found, tools)


@contextmanager
def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[Any]]:
    """Start the server `notes`, and talk over its stdin and stdout.

    The tools live inside of `with`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPClient` takes.
    """
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    with MCPClient(process, **{**_OPTIONS, **options}) as found:
        yield _only(found, tools)


@contextmanager
def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[Any]]:
    """Reach the server `caller` at an address.

    The tools live inside of `with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPClient` takes.
    """
    server = {
        "url": url,
        "transport": "streamable-http",
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }
    with MCPClient(server, **{**_OPTIONS, **options}) as found:
        yield _only(found, tools)


@contextmanager
def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[Any]]:
    """Start the server `caller`, and talk over its stdin and stdout.

    The tools live inside of `with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPClient` takes.
    """
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    with MCPClient(process, **{**_OPTIONS, **options}) as found:
        yield _only(found, tools)


@contextmanager
def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[Any]]:
    """Reach the server `all` at an address.

    The tools live inside of `with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPClient` takes.
    """
    server = {
        "url": url,
        "transport": "streamable-http",
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }
    with MCPClient(server, **{**_OPTIONS, **options}) as found:
        yield _only(found, tools)


@contextmanager
def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[Any]]:
    """Start the server `all`, and talk over its stdin and stdout.

    The tools live inside of `with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPClient` takes.
    """
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    with MCPClient(process, **{**_OPTIONS, **options}) as found:
        yield _only(found, tools)


def _only(found: list[Any], tools: Sequence[str]) -> list[Any]:
    names = frozenset(tools)
    shown = [tool for tool in found if tool.name in names]
    for tool in shown:
        for name in _OPTIONAL.get(tool.name, ()):
            tool.inputs[name]["nullable"] = True
    return shown
