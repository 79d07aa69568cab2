"""Lists in pages, and how long clients may keep them."""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS

if TYPE_CHECKING:
    from toolrt.mcp.spec import Cache

    from .incoming import Incoming

__all__ = ["kept", "page"]

_MAX_CURSOR = 4096


def page(
    incoming: Incoming,
    member: str,
    entries: Sequence[dict[str, Any]],
    size: int,
    name: Callable[[dict[str, Any]], str] = lambda entry: entry["name"],
) -> dict[str, Any]:
    """Give a page of a list.

    A cursor is the name of the last entry of the page before, so that entries which
    come and go meanwhile move nothing.

    Args:
        incoming: The request, which may have a cursor.
        member: Where the entries are.
        entries: All of them.
        size: How many a page has.
        name: What tells an entry from all others.

    Raises:
        MCPError: The cursor is none of this list.

    """
    start = 0
    cursor = incoming.params.get("cursor")
    if cursor is not None:
        last = _read(cursor)
        places = (place for place, one in enumerate(entries) if name(one) == last)
        start = next(places, -1) + 1
        if not start:
            says = "The cursor is not one of this list, or no more."
            raise MCPError(INVALID_PARAMS, says)
    end = start + size
    result: dict[str, Any] = {member: list(entries[start:end])}
    if end < len(entries):
        result["nextCursor"] = _written(name(entries[end - 1]))
    return result


def kept(incoming: Incoming, cache: Cache, *, private: bool = False) -> dict[str, Any]:
    """Give how long an answer may be kept: members of it, in the modern era."""
    if not incoming.is_modern:
        return {}
    scope = "private" if private or cache.private else "public"
    return {"ttlMs": cache.ttl_ms, "cacheScope": scope}


def _written(last: str) -> str:
    return urlsafe_b64encode(last.encode()).decode()


def _read(cursor: object) -> str | None:
    if not isinstance(cursor, str) or len(cursor) > _MAX_CURSOR:
        return None
    try:
        return urlsafe_b64decode(cursor.encode()).decode()
    except (binascii.Error, ValueError):
        return None
