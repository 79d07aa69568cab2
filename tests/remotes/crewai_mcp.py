# Made by toolc from demo.tools; do not edit.
"""The MCP servers of the service `desk` for CrewAI.

This module stands alone. It needs crewai>=1.15.30,<2 and mcpadapt>=0.1.19,<0.2 and
mcp>=1.30,<2, and nothing else.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from mcp import StdioServerParameters
from mcpadapt.core import MCPAdapt
from mcpadapt.crewai_adapter import CrewAIAdapter

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from crewai.tools import BaseTool

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
CALLER: Final = "crewai"

#: The tools of a server.
NOTES_TOOLS: Final = ("keep",)

#: The tools of a server.
CALLER_TOOLS: Final = ("drop",)

#: The tools of a server.
ALL_TOOLS: Final = ("search_tools", "run_tool")

#: The tools that an agent uses.
CLERK_TOOLS: Final = ("keep",)


@contextmanager
def notes_http(
    url: str,
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[BaseTool]]:
    """Reach the server `notes` at an address.

    The tools live inside of `with`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPAdapt` takes.
    """
    # The adapter gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    server = {
        "url": url,
        "transport": "streamable-http",
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }
    with MCPAdapt(server, CrewAIAdapter(), **options) as found:
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@contextmanager
def notes_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = NOTES_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[BaseTool]]:
    """Start the server `notes`, and talk over its stdin and stdout.

    The tools live inside of `with`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPAdapt` takes.
    """
    options.setdefault("client_session_timeout_seconds", 600)
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    with MCPAdapt(process, CrewAIAdapter(), **options) as found:
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@contextmanager
def caller_http(
    url: str,
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[BaseTool]]:
    """Reach the server `caller` at an address.

    The tools live inside of `with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPAdapt` takes.
    """
    # The adapter gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    server = {
        "url": url,
        "transport": "streamable-http",
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }
    with MCPAdapt(server, CrewAIAdapter(), **options) as found:
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@contextmanager
def caller_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[BaseTool]]:
    """Start the server `caller`, and talk over its stdin and stdout.

    The tools live inside of `with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPAdapt` takes.
    """
    options.setdefault("client_session_timeout_seconds", 600)
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    with MCPAdapt(process, CrewAIAdapter(), **options) as found:
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@contextmanager
def all_http(
    url: str,
    *,
    tools: Sequence[str] = ALL_TOOLS,
    headers: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[BaseTool]]:
    """Reach the server `all` at an address.

    The tools live inside of `with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        tools: Those that the model may see.
        headers: Further headers, such as `Authorization`.
        options: What else `MCPAdapt` takes.
    """
    # The adapter gives a call five seconds; the server has limits of its own.
    options.setdefault("client_session_timeout_seconds", 600)
    server = {
        "url": url,
        "transport": "streamable-http",
        "headers": {"Toolrt-Caller": CALLER, **(headers or {})},
    }
    with MCPAdapt(server, CrewAIAdapter(), **options) as found:
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]


@contextmanager
def all_stdio(
    command: list[str],
    *,
    tools: Sequence[str] = ALL_TOOLS,
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> Generator[list[BaseTool]]:
    """Start the server `all`, and talk over its stdin and stdout.

    The tools live inside of `with`.

    The SDK's client cannot ask a human; the server's own confirmer and asker answer for
    `drop`.

    Args:
        command: The program, and its arguments.
        tools: Those that the model may see.
        env: What its environment has beside the usual.
        options: What else `MCPAdapt` takes.
    """
    options.setdefault("client_session_timeout_seconds", 600)
    process = StdioServerParameters(
        command=command[0],
        args=command[1:],
        env={"TOOLRT_CALLER": CALLER, **(env or {})},
    )
    with MCPAdapt(process, CrewAIAdapter(), **options) as found:
        shown = frozenset(tools)
        yield [tool for tool in found if tool.name in shown]
