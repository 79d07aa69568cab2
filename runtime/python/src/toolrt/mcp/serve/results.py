"""What a client gets of an envelope."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS

from toolrt.call.envelope import Status
from toolrt.told import error_text, partly

from .asked import asked
from .jsons import read, told

if TYPE_CHECKING:
    from toolrt.call.envelope import Envelope
    from toolrt.spec import Spec

__all__ = ["ENVELOPE", "result_of", "text"]

#: Where the rest of an envelope is.
ENVELOPE: Final = "dev.toolc/envelope"


def result_of(
    spec: Spec, envelope: Envelope[Any], said: str, *, wraps: bool
) -> dict[str, Any]:
    """Give the result of a call.

    Args:
        spec: The tool.
        envelope: The answer.
        said: What the text of a result says: `json`, `hint` or `both`.
        wraps: Whether the structure of a result is the member `result` of an object.

    Raises:
        MCPError: The state that the client has sent belongs to another call.

    """
    result: dict[str, Any]
    if envelope.status is Status.INPUT_REQUIRED:
        result = asked(envelope)
    elif envelope.error is not None:
        if envelope.error.code == "invalid_state":
            raise MCPError(INVALID_PARAMS, envelope.error.message)
        # No structure: clients validate that against the output schema, which an error
        # does not match.
        result = {"content": [text(error_text(spec, envelope))], "isError": True}
    else:
        result = _success(spec, envelope, said, wraps=wraps)
    rest = envelope.rest()
    if envelope.error or envelope.errors or envelope.meta.side is not None:
        rest = told(rest)
    result["_meta"] = {ENVELOPE: rest}
    return result


def _success(
    spec: Spec, envelope: Envelope[Any], said: str, *, wraps: bool
) -> dict[str, Any]:
    document = envelope.result_json or b"null"
    value = read(document)
    result: dict[str, Any] = {}
    hint = envelope.meta.hint
    if spec.output_schema is None and isinstance(value, list):
        result["content"] = content = list(map(_part, value))
    else:
        texts = [] if hint is None or said == "json" else [text(hint)]
        if not texts or said == "both":
            texts.append(text(document.decode()))
        result["content"] = content = texts
        result["structuredContent"] = {"result": value} if wraps else value
    if envelope.status is Status.PARTIAL:
        content.append(text(partly(envelope)))
    if envelope.meta.reminder is not None:
        reminder = text(envelope.meta.reminder)
        content.append({**reminder, "annotations": {"audience": ["assistant"]}})
    return result


def _part(part: dict[str, Any]) -> dict[str, Any]:
    """Give a part of content; one that only names a resource is a link to it."""
    if part["type"] != "resource":
        return part
    inside = part["resource"]
    if "text" in inside or "blob" in inside:
        return part
    uri = inside["uri"]
    link = {"type": "resource_link", "uri": uri, "name": uri}
    if "mimeType" in inside:
        link["mimeType"] = inside["mimeType"]
    if "annotations" in part:
        link["annotations"] = part["annotations"]
    return link


def text(said: str) -> dict[str, Any]:
    """Give a part that is a text."""
    return {"type": "text", "text": said}
