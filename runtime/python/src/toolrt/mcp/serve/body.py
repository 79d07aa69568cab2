"""The body of a request: how large it may be, and how long it may take."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

__all__ = ["Broken", "Receive", "read", "replayed"]

#: Takes the next message of a request, as ASGI has it.
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Broken(Exception):
    """A body that does not arrive."""

    def __init__(self, status: int, says: str) -> None:
        """Take the status of HTTP, 0 where nobody is there to read it, and why."""
        super().__init__(says)
        self.status = status
        self.says = says


async def read(
    receive: Receive, declared: str | None, *, limit: int, seconds: float
) -> bytes:
    """Read a body.

    Args:
        receive: Takes the messages of the request.
        declared: Its `Content-Length`, if there is one.
        limit: How many bytes it may have.
        seconds: How long it may take.

    Raises:
        Broken: It is too large, takes too long, or its sender has gone.

    """
    if declared is not None and declared.isdigit() and int(declared[:20]) > limit:
        raise _too_large(limit)
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    raise Broken(0, "The client has gone.")
                body += message.get("body", b"")
                if len(body) > limit:
                    raise _too_large(limit)
                if not message.get("more_body", False):
                    return bytes(body)
    except TimeoutError:
        says = f"The request did not arrive within {seconds:g} seconds."
        raise Broken(408, says) from None


def replayed(body: bytes, receive: Receive) -> Receive:
    """Give what hands out a body that was read already, and then goes on."""
    waiting = [body]

    async def again() -> MutableMapping[str, Any]:
        if waiting:
            body = waiting.pop()
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again


def _too_large(limit: int) -> Broken:
    return Broken(413, f"The request is too large; {limit} bytes are allowed.")
