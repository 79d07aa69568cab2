"""A server over HTTP, by `uvicorn`."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Generator
from typing import Final

import uvicorn

from toolrt.mcp.server import Server

from .asgi import Application, asgi
from .connections import Connections
from .options import Options

__all__ = ["aserve_http", "serve_http"]

#: How many seconds connections have to end when their requests have.
_LAST: Final = 1

#: How many connections wait until they are accepted.
_BACKLOG: Final = 2048

#: How many `asyncio` accepts in one go: until it is done, none of them gives way.
_AT_ONCE: Final = 32


def serve_http(
    server: Server, address: str = "127.0.0.1:8000", options: Options | None = None
) -> None:
    """Serve a server over HTTP, until a signal ends the process.

    `SIGINT` and `SIGTERM` give running calls their time first.

    Args:
        server: The server.
        address: Where it listens: `HOST:PORT`.
        options: What the host decides.

    Raises:
        ValueError: The address is none.
        OSError: It cannot listen there.

    """
    served = _Served(asgi(server, options), address, catches=True)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(served.listen(server.name))


async def aserve_http(
    server: Server, address: str = "127.0.0.1:8000", options: Options | None = None
) -> None:
    """Serve a server over HTTP, until the task is cancelled.

    Signals are left to the program around.

    Args:
        server: The server.
        address: Where it listens: `HOST:PORT`.
        options: What the host decides.

    Raises:
        ValueError: The address is none.
        OSError: It cannot listen there.

    """
    await _Served(asgi(server, options), address, catches=False).listen(server.name)


class _Served(uvicorn.Server):
    """A server of `uvicorn` that ends its calls before its connections."""

    def __init__(self, app: Application, address: str, *, catches: bool) -> None:
        host, port = _place(address)
        connections = Connections()
        # What it would read connections with is told by a configuration of its own.
        usual = uvicorn.Config(app, log_config=None)
        usual.load()
        super().__init__(
            uvicorn.Config(
                connections.app(app),
                http=connections.protocol(usual.http_protocol_class),
                ws="none",
                host=host,
                port=port,
                lifespan="on",
                log_level="warning",
                backlog=_AT_ONCE,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=_LAST,
            )
        )
        self._app = app
        self._host = host
        self._port = port
        self._catches = catches

    async def listen(self, name: str) -> None:
        """Serve until it is told to end."""
        listening = _listening(self._host, self._port)
        shown = f"[{self._host}]" if ":" in self._host else self._host
        port = listening.getsockname()[1]
        path = self._app.path
        print(f"{name}: http://{shown}:{port}{path}", file=sys.stderr)  # noqa: T201 # people look for it there
        task = asyncio.get_running_loop().create_task(self.serve([listening]))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            self.should_exit = True
            await task
            raise
        finally:
            listening.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin: the system keeps more connections than are accepted in one go."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(_BACKLOG)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: the calls first, then the connections."""
        for one in self.servers:
            one.close()
        await self._app.aclose()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Catch signals, if the process is all ours."""
        if self._catches:
            with super().capture_signals():
                yield
        else:
            yield


def _place(address: str) -> tuple[str, int]:
    host, colon, port = address.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not colon or not host or not (port.isascii() and port.isdigit()):
        raise ValueError(f"an address is `HOST:PORT`, and {address!r} is none")
    return host, int(port)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, `asyncio` sends without delay (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        # Whoever reads where it listens can connect.
        listening.listen(_BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening
