"""Connecting to servers: processes of their own, and servers over HTTP."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

from .connection import AsyncConnection, Connection
from .core import Core
from .options import ClientOptions

if TYPE_CHECKING:
    from .http import Token
    from .link import Transport

__all__ = [
    "Connecting",
    "aconnect_http",
    "aconnect_stdio",
    "connect_http",
    "connect_stdio",
]

_DEFAULT = ClientOptions()


def connect_stdio(
    command: Sequence[str],
    options: ClientOptions = _DEFAULT,
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | PathLike[str] | None = None,
) -> Connection:
    """Start a server, and connect to it over its stdin and stdout.

        with toolrt.mcp.connect_stdio(["todos-server"]) as connection:
            todos.Client(connection).get_todos()

    Args:
        command: The program, and its arguments.
        options: What the host decides.
        env: Variables of its environment, beside the few that every program needs.
        cwd: The folder where it runs.

    Raises:
        Unreachable: It does not start, or does not answer as a server.
        Drift: It has other tools than it must have.

    """
    from .stdio import over_stdio  # noqa: PLC0415

    return Connection(over_stdio(command, env, cwd), options)


def connect_http(
    url: str,
    options: ClientOptions = _DEFAULT,
    *,
    token: Token | None = None,
    headers: Mapping[str, str] | None = None,
) -> Connection:
    """Connect to a server over HTTP.

    Args:
        url: Where it is, such as `http://127.0.0.1:8000/mcp`.
        options: What the host decides.
        token: What it wants to see (`Authorization: Bearer …`), or what gives that.
        headers: What else each request has.

    Raises:
        Unreachable: There is none, or it does not answer as a server.
        Drift: It has other tools than it must have.

    """
    from .http import over_http  # noqa: PLC0415

    return Connection(over_http(url, token, headers or {}, options), options)


def aconnect_stdio(
    command: Sequence[str],
    options: ClientOptions = _DEFAULT,
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | PathLike[str] | None = None,
) -> Connecting:
    """Start a server and connect to it, as `connect_stdio` does.

    async with toolrt.mcp.aconnect_stdio(["todos-server"]) as connection:
        await todos.AsyncClient(connection).get_todos()
    """
    from .stdio import over_stdio  # noqa: PLC0415

    return Connecting(over_stdio(command, env, cwd), options)


def aconnect_http(
    url: str,
    options: ClientOptions = _DEFAULT,
    *,
    token: Token | None = None,
    headers: Mapping[str, str] | None = None,
) -> Connecting:
    """Connect to a server over HTTP, as `connect_http` does, for `async with`."""
    from .http import over_http  # noqa: PLC0415

    return Connecting(over_http(url, token, headers or {}, options), options)


class Connecting:
    """What connects when it is entered (`async with`) or awaited."""

    def __init__(self, transport: Transport, options: ClientOptions) -> None:
        """Take what carries messages."""
        self._transport = transport
        self._options = options
        self._connection: AsyncConnection | None = None

    async def _connected(self) -> AsyncConnection:
        core = Core(self._transport, self._options)
        try:
            await core.open()
        except BaseException:
            await core.close()
            raise
        self._connection = AsyncConnection(core)
        return self._connection

    def __await__(self) -> Generator[Any, None, AsyncConnection]:
        """Connect; whoever has the connection closes it."""
        return self._connected().__await__()

    async def __aenter__(self) -> AsyncConnection:
        """Connect, until the end."""
        return await self._connected()

    async def __aexit__(self, *_: object) -> None:
        """End the connection."""
        if self._connection is not None:
            await self._connection.aclose()
