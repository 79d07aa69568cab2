"""What a call knows of its surroundings, by what its request says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from toolrt.call.context import Context

from .incoming import SESSION, derived

if TYPE_CHECKING:
    from toolrt.mcp.spec import Mapping

    from .incoming import Incoming
    from .options import Options

__all__ = ["CALLER", "TIMEOUT", "context_of", "seconds_of"]

#: Who calls where a client does not say what it is.
CALLER = "mcp"

#: How many milliseconds a client gives a call.
TIMEOUT = "dev.toolc/timeout_ms"

_TRACE = ("traceparent", "tracestate", "baggage")

_MAX_TEXT = 1024

_LABELS = "labels."

#: The header by which a client says for whom it calls, where its own name cannot.
_CALLER = "toolrt-caller"


def context_of(
    incoming: Incoming, mappings: Iterable[Mapping], options: Options, **more: Any
) -> Context:
    """Give the context of a call.

    Args:
        incoming: Its request.
        mappings: Where its values come from, as the design says.
        options: What the host decides.
        more: What else the context has.

    """
    meta = incoming.meta
    values: dict[str, Any] = {"caller": _caller(incoming, options), **more}
    for name in _TRACE:
        if name in meta and (text := _text(meta[name])) is not None:
            values[name] = text
    labels: dict[str, str] = {}
    for mapping in mappings:
        text = _text(_origin(incoming, mapping))
        if text is None:
            continue
        if mapping.to.startswith(_LABELS):
            labels[mapping.to.removeprefix(_LABELS)] = text
        else:
            values[mapping.to] = text
    base = options.base or Context()
    if labels:
        values["labels"] = {**base.labels, **labels}
    if "session_id" not in values and (session := incoming.session_id) is not None:
        values["session_id"] = session
    cx = _bound(incoming, replace(base, **values))
    if options.context is None:
        return cx
    # The host may give another context: the token holds for that, too.
    return _bound(incoming, options.context(cx, incoming))


def _bound(incoming: Incoming, cx: Context) -> Context:
    verified = incoming.verified
    if cx.peer is None:
        # Unless the host says where it has come from.
        cx = cx.with_peer(incoming.peer)
    return cx if verified is None else verified.bind(cx)


def _caller(incoming: Incoming, options: Options) -> str:
    if incoming.verified is not None:
        return incoming.verified.caller
    said = (incoming.headers or {}).get(_CALLER)
    named = (said, options.caller, incoming.client)
    return next((text for name in named if (text := _text(name))), CALLER)


def _origin(incoming: Incoming, mapping: Mapping) -> object:
    match mapping.origin:
        case "meta":
            return incoming.meta.get(mapping.name)
        case "header":
            headers = incoming.headers
            given = None if headers is None else headers.get(mapping.name)
            if given is None or mapping.name.lower() != SESSION:
                return given
            return derived(given)
        case "claim":
            verified = incoming.verified
            return None if verified is None else verified.claims.get(mapping.name)


def _text(value: object) -> str | None:
    """Give a text that is not too long, and that JSON can hold."""
    if not isinstance(value, str) or len(value) > _MAX_TEXT:
        return None
    try:
        return value if len(value.encode()) <= _MAX_TEXT else None
    except UnicodeEncodeError:
        return None


def seconds_of(incoming: Incoming, options: Options) -> float:
    """Give how long a call may take: as the host says, or less if the client does."""
    asked, most = incoming.meta.get(TIMEOUT), options.deadline
    if isinstance(asked, bool) or not isinstance(asked, (int, float)) or not asked >= 0:
        return most
    return min(most, asked / 1000) if asked < most * 1000 else most
