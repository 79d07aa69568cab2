"""A server as an ASGI application: paths, safety, and what happens at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

import anyio
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

from toolrt import json

from .auth import (
    METADATA,
    Unverified,
    bearer,
    challenge,
    metadata,
    put,
    verified_of,
)
from .body import Broken, Receive, read, replayed
from .hosts import host_allowed, origin_allowed
from .options import Options
from .scopes import needed
from .serving import Serving

if TYPE_CHECKING:
    from toolrt.mcp.server import Server

__all__ = ["Application", "asgi"]

#: Gives the next message of an answer, as ASGI has it.
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Scope: TypeAlias = MutableMapping[str, Any]

_INVALID_REQUEST = -32600

#: How many hundredths of a second answers have to get out at the end.
_LAST = 20


def asgi(server: Server, options: Options | None = None) -> Application:
    """Give an ASGI application that serves a server, to mount in one's own.

    It begins with its first request where nobody tells it that the application around
    it begins (`lifespan`); then `aclose` ends it.
    """
    return Application(Serving(server, options or Options()))


class Application:
    """A server as an ASGI application."""

    def __init__(self, serving: Serving) -> None:
        """Take what is served."""
        self._serving = serving
        self._options = serving.options
        #: Where clients connect.
        self.path = serving.options.path
        # What serves requests, while it runs, and what lets it end.
        self._manager: StreamableHTTPSessionManager | None = None
        self._life: asyncio.Task[None] | None = None
        self._ready: asyncio.Future[None] | None = None
        self._ends = asyncio.Event()
        # The requests that are being answered.
        self._open: set[anyio.CancelScope] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or the beginning and the end of the application around."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)

    async def start(self) -> None:
        """Begin to serve."""
        if self._ready is None:
            self._ready = asyncio.get_running_loop().create_future()
            self._life = asyncio.create_task(self._live(self._ready))
        await asyncio.shield(self._ready)

    async def aclose(self) -> None:
        """Take no new requests, give the running ones their time, cancel the rest."""
        self._serving.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._options.shutdown):
                await self._serving.calls.ended()
        for _ in range(_LAST):  # their answers are on their way
            if not self._open:
                break
            await asyncio.sleep(0.01)
        self._ends.set()
        if self._life is not None:
            await self._life
        for scope in list(self._open):
            scope.cancel()

    async def _live(self, ready: asyncio.Future[None]) -> None:
        options = self._options
        manager = StreamableHTTPSessionManager(
            self._serving.protocol,
            session_idle_timeout=options.session_idle,
            max_sessions=options.max_sessions,
            max_request_body_size=options.max_body,
        )
        async with self._serving.told(), manager.run():
            self._manager = manager
            ready.set_result(None)
            await self._ends.wait()
            self._manager = None

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                await self.start()
                await send({"type": "lifespan.startup.complete"})
            elif message["type"] == "lifespan.shutdown":
                await self.aclose()
                await send({"type": "lifespan.shutdown.complete"})
                return

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        options = self._options
        headers = _headers(scope)
        host = headers.get("host")
        if not host_allowed(host, options.hosts):
            await _refuse(send, 403, "This host is not allowed.")
            return
        origins = options.hosts if options.origins is None else options.origins
        if not origin_allowed(headers.get("origin"), origins):
            await _refuse(send, 403, "This origin is not allowed.")
            return
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        base = f"{scope.get('scheme', 'http')}://{host}"
        if options.auth is not None and path == METADATA + options.path:
            await self._metadata(scope, send, base)
        elif path != options.path:
            await _refuse(send, 404, "There is nothing here.")
        elif self._serving.closing:
            await _refuse(send, 503, "The server ends.", [(b"retry-after", b"1")])
        elif await self._may_call(scope, headers, send, base):
            await self._serve(scope, headers, receive, send, base)

    async def _metadata(self, scope: Scope, send: Send, base: str) -> None:
        if scope["method"] not in {"GET", "HEAD"}:
            await _refuse(send, 405, "Only GET is allowed.", [(b"allow", b"GET")])
            return
        document = metadata(self._options, base, self._serving.scopes())
        # Browsers of any page may read it: it tells nothing but where tokens are.
        await _answer(send, 200, document, [(b"access-control-allow-origin", b"*")])

    async def _may_call(
        self, scope: Scope, headers: dict[str, str], send: Send, base: str
    ) -> bool:
        """Tell whether the token of a request is valid, where one is needed."""
        options = self._options
        if options.auth is None:
            return True
        given = headers.get("authorization")
        token = bearer(given)
        if token is None:
            error = None if given is None else "invalid_request"
            await _challenged(send, 401, challenge(options, base, error))
            return False
        try:
            verified = await verified_of(options.auth, token)
        except Unverified:
            await _refuse(send, 503, "Nobody can check tokens at the moment.")
            return False
        if verified is None:
            says = challenge(options, base, "invalid_token")
            await _challenged(send, 401, says)
            return False
        put(scope, token, verified)
        return True

    async def _serve(
        self,
        scope: Scope,
        headers: dict[str, str],
        receive: Receive,
        send: Send,
        base: str,
    ) -> None:
        options = self._options
        if scope["method"] == "POST":
            try:
                body = await read(
                    receive,
                    headers.get("content-length"),
                    limit=options.max_body,
                    seconds=options.body_timeout,
                )
            except Broken as broken:
                if broken.status:
                    await _refuse(send, broken.status, broken.says)
                return
            receive = replayed(body, receive)
            missing = needed(self._serving, scope, body)
            if missing:
                says = challenge(options, base, "insufficient_scope", missing)
                await _challenged(send, 403, says)
                return
        await self.start()
        manager = self._manager
        if manager is None:
            await _refuse(send, 503, "The server ends.")
            return
        await self._handle(manager, scope, receive, send)

    async def _handle(
        self,
        manager: StreamableHTTPSessionManager,
        scope: Scope,
        receive: Receive,
        send: Send,
    ) -> None:
        cancels = scope["toolrt.mcp.cancels"] = list[Callable[[], None]]()
        has_begun = False

        async def sent(message: MutableMapping[str, Any]) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        with anyio.CancelScope() as open_:
            self._open.add(open_)
            try:
                await manager.handle_request(scope, receive, sent)
            finally:
                self._open.discard(open_)
                # Nobody reads any more what its calls would answer.
                for cancel in cancels:
                    cancel()
        if open_.cancelled_caught and not has_begun:
            await _refuse(send, 503, "The server ends.")


def _headers(scope: Scope) -> dict[str, str]:
    return {
        name.decode("latin-1").lower(): value.decode("latin-1")
        for name, value in scope["headers"]
    }


async def _refuse(
    send: Send,
    status: int,
    says: str,
    headers: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """Answer with an error of JSON-RPC."""
    error = {"code": _INVALID_REQUEST, "message": says}
    document = json.dump({"jsonrpc": "2.0", "id": None, "error": error})
    await _answer(send, status, document, headers)


async def _challenged(send: Send, status: int, says: str) -> None:
    """Answer that a token is needed, or another one."""
    text = "A token is needed." if status == 401 else "The token allows too little."  # noqa: PLR2004
    await _refuse(send, status, text, [(b"www-authenticate", says.encode())])


async def _answer(
    send: Send,
    status: int,
    document: bytes,
    headers: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    head = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(document)).encode()),
        *headers,
    ]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": document})
