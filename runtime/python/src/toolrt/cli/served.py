"""A command as an MCP server."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from toolrt.host.calling import Calling

from .shared import Shared

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.context import Context
    from toolrt.host.registry import Registry
    from toolrt.mcp.server import Server
    from toolrt.spec import Spec

    from .spec import CommandSpec

__all__ = ["help_of", "is_served", "serve", "server_of"]


def server_of(spec: CommandSpec, registry: Registry) -> Server:
    """Give the server of what a command shows."""
    from toolrt.mcp.server import Server  # noqa: PLC0415 # few commands serve
    from toolrt.mcp.spec import ServerSpec  # noqa: PLC0415 # likewise

    calling = Calling(registry.host, frozenset(spec.tools), None)
    shown = [registry.get(name) for name in spec.tools if name in calling]
    shared = Shared.of(spec, registry)
    server = ServerSpec(
        name=spec.name,
        service=spec.service,
        title=spec.title,
        description=spec.description or "",
        version=spec.version,
        tools=tuple(_giving(tool) for tool in shown if tool is not None),
        resources=shared.resources,
        prompts=shared.prompts,
    )
    return Server(server, registry)


def is_served() -> bool:
    """Whether `toolrt[mcp]` is installed, so that commands can be served."""
    return find_spec("mcp") is not None


def serve(spec: CommandSpec, registry: Registry, context: Context) -> int:
    """Serve the tools of a command over stdin and stdout, and give the exit code."""
    try:
        from toolrt.mcp import Options, serve_stdio  # noqa: PLC0415 # as above
    except ImportError:
        sys.stderr.write("error: this needs `toolrt[mcp]` to be installed\n")
        return 70
    serve_stdio(server_of(spec, registry), Options(base=context))
    return 0


def help_of(name: str) -> str:
    """Give the help of `mcp`.

    Args:
        name: The command.

    """
    return f"""{name} mcp
Serves the tools over MCP, on stdin and stdout.

Usage:
  {name} mcp

It stands alone: clients of MCP say the rest.
"""


def _giving(spec: Spec) -> Callable[[], Spec]:
    return lambda: spec
