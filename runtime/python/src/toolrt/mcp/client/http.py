"""How messages go to a server over HTTP, with a token and limits for answers."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import httpx2
from mcp.client.streamable_http import streamable_http_client
from mcp_types import CONNECTION_CLOSED

from toolrt import json

if TYPE_CHECKING:
    from .link import Transport
    from .options import ClientOptions

__all__ = ["FORBIDDEN", "UNAUTHORIZED", "Token", "over_http"]

#: A token, or what gives the one that is valid now.
Token: TypeAlias = str | Callable[[], str | Awaitable[str]]

#: How many seconds saying goodbye may take.
_GOODBYE: Final = 2.0

_TIMEOUT: Final = 30.0

_BAD_REQUEST: Final = 400
_UNAVAILABLE: Final = 503

#: What a server says by its status alone, as codes of errors that nobody else has.
UNAUTHORIZED: Final = -401
FORBIDDEN: Final = -403
_REFUSALS: Final = {
    401: (UNAUTHORIZED, "The server does not accept the token."),
    403: (FORBIDDEN, "The token does not allow this call."),
}

#: What a server says that sends its clients elsewhere: the token is for this one.
_ELSEWHERE: Final = (-300, "The server is somewhere else; redirects are not followed.")


def over_http(
    url: str,
    token: Token | None,
    headers: Mapping[str, str],
    options: ClientOptions,
) -> Transport:
    """Give what carries messages to a server over HTTP."""

    @asynccontextmanager
    async def carried() -> AsyncGenerator[Any]:
        limits = httpx2.Timeout(_TIMEOUT, read=options.call_timeout + _TIMEOUT)
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
        refused = _REFUSALS.get(response.status_code)
        if refused is not None or response.has_redirect_location:
            await response.aclose()
            code, message = refused or _ELSEWHERE
            return _answer(response.status_code, code, message)
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
    return _answer(_UNAVAILABLE, CONNECTION_CLOSED, message)


def _answer(status: int, code: int, message: str) -> httpx2.Response:
    """Give an error of the protocol, in place of what has come."""
    fault = {"code": code, "message": message}
    body = json.dump({"jsonrpc": "2.0", "id": None, "error": fault})
    headers = {"content-type": "application/json"}
    status = status if status >= _BAD_REQUEST else _UNAVAILABLE
    return httpx2.Response(status, headers=headers, content=body)
