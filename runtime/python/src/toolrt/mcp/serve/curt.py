"""What the SDK sends over HTTP, as clients get it: curt errors, and all numbers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from toolrt import json
from toolrt.call.plain import members_of

from .numbers import outgoing

__all__ = ["Send", "curt"]

#: Gives the next message of an answer, as ASGI has it.
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

#: How such errors begin, and what they become.
_SAYS: Final = {
    "Parse error": "This is no JSON.",
    "Validation error": "This is no request.",
}

_BAD_REQUEST: Final = 400


def curt(send: Send) -> Send:
    """Give what sends an answer: errors have no internals, numbers are whole.

    Such errors repeat what the libraries of the SDK say; clients get the kind alone.
    """
    held: list[MutableMapping[str, Any]] = []

    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            if _is_json(message):
                held.append(message)
                return
        elif held:
            start = held.pop()
            body = outgoing(message.get("body", b""))
            if start["status"] == _BAD_REQUEST:
                body = _plain(body)
            names = (pair[0].lower() for pair in start["headers"])
            length = (b"content-length", str(len(body)).encode())
            start["headers"] = [
                length if name == b"content-length" else pair
                for name, pair in zip(names, start["headers"], strict=True)
            ]
            await send(start)
            message = {**message, "body": body}
        elif message["type"] == "http.response.body":
            message = {**message, "body": outgoing(message.get("body", b""))}
        await send(message)

    return sent


def _is_json(start: MutableMapping[str, Any]) -> bool:
    """Whether an answer is one document; the start of a stream waits for nothing."""
    head = dict(start["headers"])
    return bool(head.get(b"content-type", b"").startswith(b"application/json"))


def _plain(body: bytes) -> bytes:
    document = members_of(json.parse_or_none(body))
    error = members_of(document.get("error"))
    kind = str(error.get("message", "")).partition(":")[0]
    if kind not in _SAYS:
        return body
    error["message"] = _SAYS[kind]
    return json.dump(document)
