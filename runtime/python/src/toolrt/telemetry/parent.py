"""The span of which that of a call is a child, and the texts of W3C that name spans."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from opentelemetry import context, trace

if TYPE_CHECKING:
    from toolrt.call.context import Context

__all__ = ["parent", "place"]

_MEMBER: Final = re.compile(
    r"([a-z][a-z0-9_*/-]{0,255}|[a-z0-9][a-z0-9_*/-]{0,240}@[a-z][a-z0-9_*/-]{0,13})"
    r"=([\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e])"
)

#: How long a `tracestate` may be that is handed on, and how many members it may have.
_LONGEST_STATE: Final = 512
_MOST_MEMBERS: Final = 32

#: The flags that are handed on: whether the trace is sampled, and whether its id is
#: random.
_FLAGS: Final = 3


def parent(cx: Context) -> context.Context:
    """Give where the span of a call begins.

    That is below the span that the context of the call names, or else below the current
    one. A call that a handler makes has the place of the span around; what the handler
    has begun itself since then, in the same trace, is nearer.
    """
    current = context.get_current()
    if cx.traceparent is None:
        return current
    named = _read(cx.traceparent)
    if named is None:
        return current
    trace_id, span_id, flags = named
    if cx.is_placed:
        own = trace.get_current_span(current).get_span_context()
        if own.is_valid and own.trace_id == trace_id:
            return current
    remote = trace.SpanContext(
        trace_id,
        span_id,
        is_remote=True,
        trace_flags=trace.TraceFlags(flags),
        trace_state=_state(cx.tracestate),
    )
    return trace.set_span_in_context(trace.NonRecordingSpan(remote), current)


def place(span: trace.SpanContext) -> tuple[str, str | None] | None:
    """Give the place of a span, if it is in a trace at all."""
    if not span.is_valid:
        return None
    flags = span.trace_flags & _FLAGS
    named = f"00-{span.trace_id:032x}-{span.span_id:016x}-{flags:02x}"
    state = span.trace_state
    return named, state.to_header() if state else None


def _read(text: str) -> tuple[int, int, int] | None:
    """Read a `traceparent`."""
    version, *parts = text.split("-")
    if len(parts) < 3 or not _is_hex(version, 2) or version == "ff":  # noqa: PLR2004
        return None
    trace_id, span_id, flags, *more = parts
    # A later version may say more behind that.
    if more and version == "00":
        return None
    if not (_is_hex(trace_id, 32) and _is_hex(span_id, 16) and _is_hex(flags, 2)):
        return None
    ids = int(trace_id, 16), int(span_id, 16)
    return (*ids, int(flags, 16) & _FLAGS) if all(ids) else None


_HEX: Final = re.compile("[0-9a-f]*")


def _is_hex(text: str, length: int) -> bool:
    return len(text) == length and _HEX.fullmatch(text) is not None


def _state(text: str | None) -> trace.TraceState | None:
    """Read a `tracestate`; as a whole, or not at all."""
    if not text or len(text) > _LONGEST_STATE:
        return None
    members = [member.strip(" \t") for member in text.split(",")]
    matched = [_MEMBER.fullmatch(member) for member in members if member]
    pairs = [match.groups() for match in matched if match is not None]
    keys = {key for key, _ in pairs}
    if not len(matched) == len(pairs) == len(keys) <= _MOST_MEMBERS:
        return None
    return trace.TraceState([(key, value) for key, value in pairs])
