"""A server as an ASGI application: paths, safety, and what happens at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any, TypeAlias

import anyio
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS

from toolrt.call.context import Context
from toolrt.host.quota import caller_key
from toolrt.mcp.server import Server

from .auth import (
    METADATA,
    Unverified,
    bearer,
    challenge,
    metadata,
    put,
    scope_of,
    verified_of,
)
from .body import Broken, Receive, read, replayed
from .curt import Send, curt
from .hosts import host_allowed, origin_allowed
from .incoming import SESSION
from .messages import readable
from .options import Options
from .peers import peer_of
from .places import AllTaken, SessionPlace, SessionPlaces
from .refusals import answer, challenged, refuse
from .scopes import needed
from .serving import Serving
from .sessions import PLACE

__all__ = ["Application", "asgi"]

Scope: TypeAlias = MutableMapping[str, Any]

#: How many times as long a body may be with the marks of its numbers.
_LONGEST = 8

#: The header with the version of the protocol, and one of those that have sessions.
_VERSION = "mcp-protocol-version"
_OLDEST = HANDSHAKE_PROTOCOL_VERSIONS[0]

#: Headers of which one request has one: who may call is decided by them.
_DECIDING = ("authorization", "host", "origin")

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
        await self._serving.drained(self._options.shutdown)
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
            # Ours have been counted, and marks come on top.
            max_request_body_size=_LONGEST * options.max_body,
        )
        try:
            async with self._serving.told(), manager.run():
                self._manager = manager
                ready.set_result(None)
                await self._ends.wait()
                self._manager = None
        except BaseException as error:
            if not ready.done():
                ready.set_exception(error)
            raise

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
        repeated = _repeated(scope)
        host = headers.get("host")
        if "host" in repeated or not host_allowed(host, options.hosts):
            await refuse(send, 403, "This host is not allowed.")
            return
        origins = options.hosts if options.origins is None else options.origins
        origin = headers.get("origin")
        if "origin" in repeated or not origin_allowed(origin, origins):
            await refuse(send, 403, "This origin is not allowed.")
            return
        if "authorization" in repeated:
            # No token: of several, somebody else may have looked at another one.
            headers["authorization"] = ""
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        place = f"{host}{scope.get('root_path', '')}{options.path}"
        url = options.url or f"{scope.get('scheme', 'http')}://{place}"
        if options.auth is not None and path == METADATA + options.path:
            about = metadata(options.auth, url, self._serving.scopes())
            await answer(send, 200, about)
        elif path != options.path:
            await refuse(send, 404, "There is nothing here.")
        elif self._serving.closing:
            await refuse(send, 503, "The server ends.", [(b"retry-after", b"1")])
        elif await self._may_call(scope, headers, send, url):
            await self._serve(scope, headers, receive, send, url)

    async def _may_call(
        self, scope: Scope, headers: dict[str, str], send: Send, url: str
    ) -> bool:
        """Tell whether the token of a request is valid, where one is needed."""
        options = self._options
        if options.auth is None:
            return True
        given = headers.get("authorization")
        token = bearer(given)
        if token is None:
            error = None if given is None else "invalid_request"
            await challenged(send, 401, challenge(url, error))
            return False
        try:
            verified = await verified_of(options.auth, token)
        except Unverified:
            await refuse(send, 503, "Nobody can check tokens at the moment.")
            return False
        if verified is None:
            says = challenge(url, "invalid_token")
            await challenged(send, 401, says)
            return False
        put(scope, token, verified)
        return True

    async def _serve(
        self,
        scope: Scope,
        headers: dict[str, str],
        receive: Receive,
        send: Send,
        url: str,
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
                    await refuse(send, broken.status, broken.says)
                return
            missing = needed(self._serving, scope, body)
            if missing:
                says = challenge(url, "insufficient_scope", missing)
                await challenged(send, 403, says)
                return
            receive = replayed(readable(body, self._reads), receive)
        await self.start()
        manager = self._manager
        if manager is None:
            await refuse(send, 503, "The server ends.")
            return
        places = self._serving.session_places
        session = headers.get(SESSION)
        if session is not None:
            places.seen(session)
        elif headers.get(_VERSION, _OLDEST) in HANDSHAKE_PROTOCOL_VERSIONS:
            # It may begin a session.
            try:
                place = places.take(_counts_for(scope))
            except AllTaken:
                await refuse(send, 503, "There is no room for another session.")
                return
            if isinstance(place, int):
                wait = [(b"retry-after", str(place).encode())]
                await refuse(send, 429, "The caller has too many sessions.", wait)
                return
            scope[PLACE] = place
            try:
                await self._handle(
                    manager, scope, receive, _noting(place, places, send)
                )
            finally:
                if not place.is_kept:
                    place.leave()
            return
        await self._handle(manager, scope, receive, send)

    def _reads(self, name: str) -> bool:
        """Whether arguments are looked into: headers are compared with some."""
        tools = self._serving.tools
        return tools.reads(name) or tools.schema(name) is not None

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
                await manager.handle_request(scope, receive, curt(sent))
            finally:
                self._open.discard(open_)
                # Nobody reads any more what its calls would answer.
                for cancel in cancels:
                    cancel()
        if open_.cancelled_caught and not has_begun:
            await refuse(send, 503, "The server ends.")


def _noting(place: SessionPlace, places: SessionPlaces, send: Send) -> Send:
    """Give what sends an answer that may say the id of a session that begins."""

    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            for name, value in message.get("headers", ()):
                if name.lower() == SESSION.encode():
                    places.begun(place, value.decode("latin-1"))
        await send(message)

    return sent


def _counts_for(scope: Scope) -> bytes:
    """Give whom a request counts for, before there is a context of it."""
    verified, cx = scope_of(scope), Context(peer=peer_of(scope))
    return caller_key(cx if verified is None else verified.bind(cx))


def _headers(scope: Scope) -> dict[str, str]:
    return {
        name.decode("latin-1").lower(): value.decode("latin-1")
        for name, value in scope["headers"]
    }


def _repeated(scope: Scope) -> frozenset[str]:
    """Give the headers that come several times, of those that decide who may call."""
    names = [name.decode("latin-1").lower() for name, _ in scope["headers"]]
    return frozenset(name for name in _DECIDING if names.count(name) > 1)
