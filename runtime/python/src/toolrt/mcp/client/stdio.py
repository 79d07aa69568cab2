"""How messages go to a server that is a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any

from mcp.client.stdio import StdioServerParameters, stdio_client

if TYPE_CHECKING:
    from .link import Transport

__all__ = ["over_stdio"]


def over_stdio(
    command: Sequence[str],
    env: Mapping[str, str] | None,
    cwd: str | PathLike[str] | None,
) -> Transport:
    """Give what carries messages to a process, which it starts and ends.

    The process is told to end by closing its stdin; after 2 s it is terminated, with
    all processes that it has started, and after 2 s more killed.
    """
    if isinstance(command, str) or not command:
        raise ValueError("a command is a list: the program and its arguments")
    program, *arguments = command
    server = StdioServerParameters(
        command=program,
        args=arguments,
        env=None if env is None else dict(env),
        cwd=None if cwd is None else fspath(cwd),
        encoding_error_handler="replace",
    )
    return lambda: stdio_client(server, errlog=_errors())


def _errors() -> Any:
    """Give where the process writes what it has to say to people."""
    try:
        sys.stderr.fileno()
    except (AttributeError, OSError, ValueError):
        return subprocess.DEVNULL
    return sys.stderr
