"""How messages go to a server over HTTP, with a token and limits for answers."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import httpx2
from mcp.client.streamable_http import streamable_http_client

from toolrt import json

if TYPE_CHECKING:
    from .link import Transport
    from .options import ClientOptions

__all__ = ["Token", "over_http"]

#: A token, or what gives the one that is valid now.
Token: TypeAlias = str | Callable[[], str | Awaitable[str]]

#: How many seconds saying goodbye may take.
_GOODBYE: Final = 2.0

_TIMEOUT: Final = 30.0


def over_http(
    url: str,
    token: Token | None,
    headers: Mapping[str, str],
    options: ClientOptions,
) -> Transport:
    """Give what carries messages to a server over HTTP."""

    @asynccontextmanager
    async def carried() -> AsyncIterator[Any]:
        limits = httpx2.Timeout(_TIMEOUT, read=options.timeout + _TIMEOUT)
        auth = None if token is None else _Bearer(token)
        transport = _Limited(httpx2.AsyncHTTPTransport(), options.max_answer)
        client = httpx2.AsyncClient(
            headers=dict(headers), auth=auth, timeout=limits, transport=transport
        )
        async with client:
            own = streamable_http_client(
                url, http_client=client, max_sse_event_size=options.max_answer
            )
            async with own as streams:
                yield streams

    return carried


class _Bearer(httpx2.Auth):
    """Adds the token to each request."""

    def __init__(self, token: Token) -> None:
        self._token = token

    async def async_auth_flow(
        self, request: httpx2.Request
    ) -> AsyncGenerator[httpx2.Request, httpx2.Response]:
        token: Any = self._token
        if not isinstance(token, str):
            token = token()
            if hasattr(token, "__await__"):
                token = await token
        request.headers["Authorization"] = f"Bearer {token}"
        yield request


class _Limited(httpx2.AsyncBaseTransport):
    """Limits the size of answers; a request that fails ends no connection of others."""

    def __init__(self, inner: httpx2.AsyncBaseTransport, most: int) -> None:
        self._inner = inner
        self._most = most

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        if request.method == "DELETE":
            request.extensions["timeout"] = dict.fromkeys(
                ("connect", "read", "write", "pool"), _GOODBYE
            )
        try:
            response = await self._inner.handle_async_request(request)
        except httpx2.TransportError as error:
            return _unreachable(error)
        kind = response.headers.get("content-type", "").lower()
        # The size of each event of a stream is limited elsewhere; streams go on.
        most = None if kind.startswith("text/event-stream") else self._most
        stream: Any = response.stream
        response.stream = _Body(stream, most)
        return response

    async def aclose(self) -> None:
        await self._inner.aclose()


class _Body(httpx2.AsyncByteStream):
    """The body of an answer: if it breaks, or is too large, only its request fails."""

    def __init__(self, stream: Any, most: int | None) -> None:
        self._stream = stream
        self._left = most

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            async for part in self._stream:
                if self._left is not None:
                    self._left -= len(part)
                    if self._left < 0:
                        raise httpx2.StreamError("the answer is too large")
                yield part
        except httpx2.TransportError as error:
            raise httpx2.StreamError(f"the answer broke off: {error}") from error

    async def aclose(self) -> None:
        await self._stream.aclose()


def _unreachable(error: httpx2.TransportError) -> httpx2.Response:
    """Give the answer to a request that has not reached the server."""
    logging.getLogger("toolrt").debug("no answer over HTTP", exc_info=error)
    message = f"The server cannot be reached: {type(error).__name__}: {error}"
    fault = {"code": _UNREACHABLE, "message": message}
    body = json.dump({"jsonrpc": "2.0", "id": None, "error": fault})
    headers = {"content-type": "application/json"}
    return httpx2.Response(503, headers=headers, content=body)


#: The code of errors that this side makes.
_UNREACHABLE: Final = -32000
