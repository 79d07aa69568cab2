"""Answers of HTTP that are none of the SDK: refusals, and small documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from toolrt import json

from .curt import Send

__all__ = ["answer", "challenged", "refuse"]

_INVALID_REQUEST: Final = -32600

_UNAUTHORIZED: Final = 401


async def refuse(
    send: Send,
    status: int,
    says: str,
    headers: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """Answer with an error of JSON-RPC."""
    error = {"code": _INVALID_REQUEST, "message": says}
    document = json.dump({"jsonrpc": "2.0", "id": None, "error": error})
    await answer(send, status, document, headers)


async def challenged(send: Send, status: int, says: str) -> None:
    """Answer that a token is needed, or another one."""
    is_unknown = status == _UNAUTHORIZED
    text = "A token is needed." if is_unknown else "The token allows too little."
    await refuse(send, status, text, [(b"www-authenticate", says.encode())])


async def answer(
    send: Send,
    status: int,
    document: bytes,
    headers: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """Answer with a document of JSON."""
    head = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(document)).encode()),
        *headers,
    ]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": document})
