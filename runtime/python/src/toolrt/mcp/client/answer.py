"""The result of a server as an envelope."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import mcp_types as types
from msgspec.structs import replace
from pydantic_core import to_json

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, Status
from toolrt.call.error import Action, Kind
from toolrt.call.plain import items_of, members_of
from toolrt.codec import Refused

from . import http
from .drift import unwrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mcp.shared.exceptions import MCPError

    from toolrt.diagnose import Issue

    from .call import Call
    from .drift import Known

__all__ = ["answered", "no_result", "refused"]

_ENVELOPE: Final = "dev.toolc/envelope"

#: How many characters of a server's own words are passed on.
_MOST_TEXT: Final = 100_000
_MOST_WORDS: Final = 1_000


def answered(call: Call, result: dict[str, Any], known: Known | None) -> Envelope[Any]:
    """Give the envelope of a result.

    Args:
        call: The call.
        result: The result, as it came.
        known: The tool as the server defines it, if it does.

    """
    rest = members_of(members_of(result.get("_meta")).get(_ENVELOPE))
    if result.get("isError") is True:
        return _failed(call, result, rest)
    try:
        found = _result(call, result, rest, known)
    except Refused as refused:
        return no_result(call, refused.issues)
    value = json.parse_or_none(found)
    if value is None and found != b"null":
        return no_result(call)
    envelope: Envelope[Any] = Envelope(status=Status.SUCCESS, meta=call.meta())
    told = Envelope.from_builtins(rest) if rest else None
    if told is not None:
        # What has a result has asked nothing, and has not failed.
        is_part = told.status is Status.PARTIAL
        status = Status.PARTIAL if is_part else Status.SUCCESS
        envelope = replace(told, status=status, error=None, meta=call.meta(told.meta))
    return replace(envelope, result=value, result_json=found, requests={}, state=None)


def no_result(call: Call, issues: Sequence[Issue] = ()) -> Envelope[Any]:
    """Give the answer to a call whose tool ran, but gave nothing that can be used."""
    message = "The server has answered, but with no result of the declared type."
    envelope = call.fails("invalid_output", Kind.INTERNAL, message, issues=issues)
    return replace(envelope, meta=replace(envelope.meta, executed=True))


def refused(
    call: Call, error: MCPError, *, is_known: bool, goes_on: bool
) -> Envelope[Any]:
    """Give the envelope of an error of the protocol.

    Args:
        call: The call.
        error: What the server has answered.
        is_known: Whether the server has the tool.
        goes_on: Whether the call has gone on with another request.

    """
    words = call.cx.shown(error.message)[:_MOST_WORDS]
    match error.code:
        case types.INVALID_PARAMS | types.METHOD_NOT_FOUND if not is_known:
            return call.fails("unknown_tool", Kind.NOT_FOUND, words)
        case types.METHOD_NOT_FOUND:
            return call.fails("unknown_tool", Kind.NOT_FOUND, words)
        case types.INVALID_PARAMS if goes_on:
            action = Action.REPLAN
            return call.fails("invalid_state", Kind.PRECONDITION, words, action=action)
        case types.INVALID_PARAMS:
            return call.fails("invalid_input", Kind.INPUT, words)
        case types.MISSING_REQUIRED_CLIENT_CAPABILITY:
            return call.fails("no_asker", Kind.PRECONDITION, words)
        case http.UNAUTHORIZED:
            return call.fails("unauthorized", Kind.AUTH, words)
        case http.FORBIDDEN:
            return call.fails("missing_scope", Kind.AUTH, words)
        case _:
            return call.fails("unavailable", Kind.UNAVAILABLE, words)


def _failed(call: Call, result: dict[str, Any], rest: dict[str, Any]) -> Envelope[Any]:
    """Give the error that was sent, or one with the text."""
    fault = CallFault.from_builtins(rest.get("error"))
    if fault is None:
        # Servers of toolc before 0.2 send the error as the structure of the result.
        structure = members_of(result.get("structuredContent"))
        fault = CallFault.from_builtins(structure.get("error"))
    if fault is None:
        texts = _texts(result)
        text = call.cx.shown("\n".join(texts))[:_MOST_TEXT]
        message = text if text.strip() else "The tool has failed."
        fault = CallFault.of(
            "tool_failed", Kind.INTERNAL, message, action=Action.CORRECT
        )
        return call.failure(fault)
    told = Envelope.from_builtins(rest) if rest else None
    meta = call.meta(None if told is None else told.meta)
    return Envelope(status=Status.ERROR, error=fault, meta=meta)


def _result(
    call: Call, result: dict[str, Any], rest: dict[str, Any], known: Known | None
) -> bytes:
    """Give the result as JSON.

    Raises:
        Refused: There is none of the declared type.

    """
    tool = call.tool
    if tool is not None and tool.result is None and not tool.prompt:
        return _content(result, rest)
    if "structuredContent" in result:
        structure = result["structuredContent"]
        if _is_wrapped(call, structure, known):
            structure = structure["result"]
        return _written(structure)
    if tool is None:
        return _content(result, rest)
    # Servers of older versions have the result as a text alone: as JSON, or as it is.
    text = next(iter(_texts(result)), "")
    codec, document = tool.result_codec(), text.encode("utf-8", "surrogatepass")
    try:
        codec.decode_lenient(document)
    except Refused:
        quoted = json.dump(text)
        with suppress(Refused):
            codec.decode_lenient(quoted)
            return quoted
        raise
    return document


def _is_wrapped(call: Call, structure: object, known: Known | None) -> bool:
    """Whether a result is the member `result` of an object."""
    if not isinstance(structure, dict) or list(structure) != ["result"]:
        return False
    if known is None or known.output_schema is None:
        return False
    if unwrapped(known.output_schema) is None:
        return False
    if call.tool is None:
        return True
    from toolrt.mcp.definition import wraps  # noqa: PLC0415

    return wraps(call.tool.spec())


def _content(result: dict[str, Any], rest: dict[str, Any]) -> bytes:
    """Give the content, in its usual form where its parts are known."""
    from toolrt.call.content import content_codec  # noqa: PLC0415

    codec, document = content_codec(), _written(_parts(result, rest))
    try:
        return codec.encode(codec.decode_lenient(document)[0])
    except Refused:
        return document


def _parts(result: dict[str, Any], rest: dict[str, Any]) -> list[Any]:
    """Give the parts of the content that the tool has given itself."""
    parts = items_of(result.get("content"))
    meta = members_of(rest.get("meta"))
    reminder = meta.get("reminder")
    if reminder is not None and parts and members_of(parts[-1]).get("text") == reminder:
        parts = parts[:-1]
    if rest.get("status") == "partial":
        parts = parts[:-1]
    return parts


def _texts(result: dict[str, Any]) -> list[str]:
    parts = map(members_of, items_of(result.get("content")))
    texts = (part.get("text") for part in parts if part.get("type") == "text")
    return [text for text in texts if isinstance(text, str)]


def _written(value: object) -> bytes:
    """Write what the SDK has read."""
    return to_json(value, inf_nan_mode="constants")
