"""What a client is asked: requests as the protocol has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mcp_types import (
    CreateMessageRequest,
    CreateMessageResult,
    ElicitRequest,
    ElicitResult,
    ListRootsRequest,
    ListRootsResult,
)

from toolrt import json
from toolrt.call.plain import members_of
from toolrt.call.request import Request, RequestKind

from .jsons import read

if TYPE_CHECKING:
    from toolrt.call.envelope import Envelope

__all__ = ["asked", "is_wrapped", "message_of"]

_CONSENT: Final = {
    "type": "object",
    "properties": {"agree": {"type": "boolean", "title": "Agree"}},
    "required": ["agree"],
}


def asked(envelope: Envelope[Any]) -> dict[str, Any]:
    """Give the result of a call that asks its client."""
    requests = envelope.requests.items()
    return {
        "resultType": "input_required",
        "inputRequests": {name: _request(one) for name, one in requests},
        "requestState": envelope.state,
    }


def message_of(request: Request) -> tuple[Any, Any]:
    """Give a request of the SDK, and what answers it."""
    message = _request(request)
    match request.kind:
        case RequestKind.ASK | RequestKind.CONFIRM:
            return ElicitRequest.model_validate(message), ElicitResult
        case RequestKind.SAMPLE:
            return CreateMessageRequest.model_validate(message), CreateMessageResult
        case RequestKind.ROOTS:
            return ListRootsRequest.model_validate(message), ListRootsResult


def is_wrapped(schema: str) -> bool:
    """Whether the answer is the member `value` of an object, since it is no record."""
    return members_of(json.parse(schema)).get("type") != "object"


def _request(request: Request) -> dict[str, Any]:
    """Give a request to a client."""
    match request.kind:
        case RequestKind.ASK | RequestKind.CONFIRM:
            params: dict[str, Any] = {
                "mode": "form",
                "message": request.question or "",
                "requestedSchema": _form(request.schema),
            }
            return {"method": "elicitation/create", "params": params}
        case RequestKind.SAMPLE:
            return {"method": "sampling/createMessage", "params": _sample(request)}
        case RequestKind.ROOTS:
            return {"method": "roots/list"}


def _sample(request: Request) -> dict[str, Any]:
    sample = request.sample
    params: dict[str, Any] = {"messages": [], "maxTokens": 0}
    if sample is not None:
        params["messages"] = [
            {"role": one.role, "content": {"type": "text", "text": one.text}}
            for one in sample.messages
        ]
        if sample.system is not None:
            params["systemPrompt"] = sample.system
        params["maxTokens"] = sample.max_tokens
    return params


def _form(schema: str | None) -> dict[str, Any]:
    """Give the form of a question: its record, or a member of an object."""
    if schema is None:
        return _CONSENT
    form: dict[str, Any] = read(schema.encode())
    if is_wrapped(schema):
        return {"type": "object", "properties": {"value": form}, "required": ["value"]}
    return form
