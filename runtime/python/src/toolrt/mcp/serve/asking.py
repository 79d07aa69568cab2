"""What a call asks of its client: at once in the older era, in the next call later."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Final, cast

from mcp.shared.exceptions import MCPError
from mcp.shared.message import ServerMessageMetadata
from mcp_types import (
    MISSING_REQUIRED_CLIENT_CAPABILITY,
    CreateMessageRequest,
    CreateMessageResult,
    ElicitRequest,
    ElicitResult,
    ListRootsRequest,
    ListRootsResult,
)
from pydantic import ValidationError

from toolrt import json
from toolrt.call.plain import members_of
from toolrt.call.request import DECLINED, NOBODY, Request, RequestKind

from .jsons import read, written

if TYPE_CHECKING:
    from concurrent.futures import Future

    from mcp_types import ClientCapabilities

    from toolrt.call.envelope import Envelope
    from toolrt.call.request import Asked
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

    from .incoming import Incoming

__all__ = ["Asker", "answered", "asked", "asker_of", "kinds_of", "refused"]

#: What a client must have declared to answer a kind of request.
_NEEDS: Final[dict[RequestKind, dict[str, Any]]] = {
    RequestKind.ASK: {"elicitation": {"form": {}}},
    RequestKind.CONFIRM: {"elicitation": {"form": {}}},
    RequestKind.SAMPLE: {"sampling": {}},
    RequestKind.ROOTS: {"roots": {}},
}

_CONSENT: Final = {
    "type": "object",
    "properties": {"agree": {"type": "boolean"}},
    "required": ["agree"],
}

#: How the runtime calls the requests that have no question.
_WORDS: Final = {
    kind: Request(kind=kind, tool="").what()
    for kind in (RequestKind.SAMPLE, RequestKind.ROOTS)
}

#: What stands for an answer that cannot be used.
_NONE: Final = object()

#: The counter behind the name of something that is asked again.
_COUNT: Final = re.compile(r"#\d+\Z")


def kinds_of(capabilities: ClientCapabilities | None) -> frozenset[str]:
    """Give the kinds of requests that a client can answer."""
    if capabilities is None:
        return frozenset()
    kinds: set[str] = set()
    form = capabilities.elicitation
    if form is not None and (form.form is not None or form.url is None):
        kinds |= {RequestKind.ASK.value, RequestKind.CONFIRM.value}
    if capabilities.sampling is not None:
        kinds.add(RequestKind.SAMPLE.value)
    if capabilities.roots is not None:
        kinds.add(RequestKind.ROOTS.value)
    return frozenset(kinds)


def asker_of(incoming: Incoming, spec: Spec, seconds: float) -> Asker | None:
    """Give who answers at once, if somebody can.

    In the older era that is the client. Later it is what a request brings without
    having been asked, which is taken once.

    Args:
        incoming: The request.
        spec: The tool that is called.
        seconds: How long the call may take.

    """
    if not incoming.is_modern:
        kinds = kinds_of(incoming.capabilities)
        return Asker(incoming, kinds, {}, seconds) if kinds else None
    responses = members_of(incoming.params.get("inputResponses"))
    if not responses or incoming.params.get("requestState") is not None:
        return None
    offers: dict[tuple[str, str | None], object] = {}
    for ask in spec.asks:
        found = _taken(members_of(responses.get(ask.name)), ask.schema)
        if found is not _NONE:
            offers[RequestKind.ASK, ask.question] = found
    for kind in (RequestKind.SAMPLE, RequestKind.ROOTS):
        found = _taken(members_of(responses.get(kind.value)), None)
        if found is not _NONE:
            offers[kind, None] = found
    kinds = frozenset(kind for kind, _ in offers)
    return Asker(incoming, kinds, offers, seconds) if offers else None


class Asker:
    """Answers for the client of a request, or asks it."""

    __slots__ = ("_ends", "_incoming", "_loop", "_offers", "_waiting", "kinds")

    def __init__(
        self,
        incoming: Incoming,
        kinds: frozenset[str],
        offers: dict[tuple[str, str | None], object],
        seconds: float,
    ) -> None:
        """Take the request.

        Args:
            incoming: The request whose client is asked.
            kinds: The kinds of requests that are answered.
            offers: Answers that are there already, by kind and question.
            seconds: How long the call may take.

        """
        self._incoming = incoming
        #: The kinds of requests that are answered.
        self.kinds = kinds
        self._offers = offers
        self._loop = asyncio.get_running_loop()
        self._ends = self._loop.time() + seconds
        # What handlers in threads wait for.
        self._waiting: set[Future[object]] = set()

    def __call__(self, question: Asked) -> Any:
        """Give an answer, or what waits for it."""
        request = question.request
        if self._incoming.is_modern:
            return self._offers.pop((request.kind, request.question), NOBODY)
        if request.kind.value not in self.kinds:
            return NOBODY
        return self._asked(request)

    def close(self) -> None:
        """Wait for no more answers: the call has ended."""
        for future in list(self._waiting):
            future.cancel()

    async def _asked(self, request: Request) -> object:
        """Ask on the loop of the connection, wherever the handler runs."""
        if asyncio.get_running_loop() is self._loop:
            return await self._answer(request)
        future = asyncio.run_coroutine_threadsafe(self._answer(request), self._loop)
        self._waiting.add(future)
        try:
            return await asyncio.wrap_future(future)
        finally:
            self._waiting.discard(future)

    async def _answer(self, request: Request) -> object:
        session = self._incoming.ctx.session
        message, expected = _message(request)
        try:
            answer = await session.send_request(
                message,
                expected,
                request_read_timeout_seconds=max(self._ends - self._loop.time(), 0.01),
                metadata=ServerMessageMetadata(related_request_id=self._incoming.id),
            )
        except ValidationError:
            return None  # no answer at all; it is asked again
        except MCPError:
            return NOBODY
        given = answer.model_dump(by_alias=True, mode="json", exclude_none=True)
        found = _taken(given, request.schema)
        return None if found is _NONE else found


def refused(incoming: Incoming, envelope: Envelope[Any]) -> MCPError | None:
    """Give the error of a call that needs what its client has not declared.

    Only in the modern era; in the older one, it is an error like all others.
    """
    fault = envelope.error
    if fault is None or fault.code != "no_asker" or not incoming.is_modern:
        return None
    # The error says what was asked, in words of the runtime.
    said = (kind for kind in _WORDS if _WORDS[kind] in fault.message)
    kind = next(said, RequestKind.ASK)
    if kind.value in kinds_of(incoming.capabilities):
        return None
    needs = {"requiredCapabilities": _NEEDS[kind]}
    return MCPError(MISSING_REQUIRED_CLIENT_CAPABILITY, fault.message, needs)


def asked(envelope: Envelope[Any]) -> dict[str, Any]:
    """Give the result of a call that asks its client."""
    requests = envelope.requests.items()
    return {
        "resultType": "input_required",
        "inputRequests": {name: _request(one) for name, one in requests},
        "requestState": envelope.state,
    }


def answered(
    incoming: Incoming, spec: Spec, registry: Registry
) -> tuple[bytes, str] | None:
    """Give what a client answers, with the state; `None` where it answers nothing.

    Args:
        incoming: The request.
        spec: The tool that is called.
        registry: Has the tools that it calls, which may have asked as well.

    """
    responses = incoming.params.get("inputResponses")
    state = incoming.params.get("requestState")
    if state is None:
        return None
    answers: dict[str, object] = {}
    for name, given in members_of(responses).items():
        found = _taken(members_of(given), _schema(name, spec, registry))
        if found is DECLINED:
            answers[name] = {"declined": True}
        elif found is not _NONE:
            answers[name] = {"answer": found}
    return written(answers), str(state)


def _schema(name: str, spec: Spec, registry: Registry) -> str | None:
    """Give the schema of the question of this name; `None` for all else."""
    *around, own = name.split("/")
    asks = spec.asks
    if around:
        inside = registry.get(_plain(around[-1]))
        asks = () if inside is None else inside.asks
    own = _plain(own)
    return next((ask.schema for ask in asks if ask.name == own), None)


def _plain(name: str) -> str:
    """Give a part of a name as it was before it was put together."""
    name = _COUNT.sub("", name)
    return name.replace("~2", "#").replace("~1", "/").replace("~0", "~")


def _taken(given: dict[str, Any], schema: str | None) -> object:
    """Give the answer, `DECLINED`, or `_NONE` for what is none.

    Args:
        given: What the client sends.
        schema: That of the question, if it is one of the design.

    """
    if "action" in given:
        if given["action"] != "accept":
            return DECLINED
        content = members_of(given.get("content"))
        if schema is None:
            agrees = content.get("agree")
            return agrees if isinstance(agrees, bool) else _NONE
        return content.get("value", _NONE) if _is_wrapped(schema) else content
    if isinstance(given.get("roots"), list):
        roots = map(members_of, cast("list[object]", given["roots"]))
        names = ("uri", "name")
        return [{name: one[name] for name in names if name in one} for one in roots]
    return _text(given.get("content"))


def _text(content: object) -> object:
    """Give the text of what a model says."""
    parts = cast("list[object]", content) if isinstance(content, list) else [content]
    texts = [one.get("text") for one in map(members_of, parts)]
    said = [text for text in texts if isinstance(text, str)]
    return "\n".join(said) if said and len(said) == len(texts) else _NONE


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
    if _is_wrapped(schema):
        return {"type": "object", "properties": {"value": form}, "required": ["value"]}
    return form


def _is_wrapped(schema: str) -> bool:
    """Whether the answer is the member `value` of an object, since it is no record."""
    return members_of(json.parse(schema)).get("type") != "object"


def _message(request: Request) -> tuple[Any, Any]:
    """Give a request of the SDK, and what answers it."""
    message = _request(request)
    match request.kind:
        case RequestKind.ASK | RequestKind.CONFIRM:
            return ElicitRequest.model_validate(message), ElicitResult
        case RequestKind.SAMPLE:
            return CreateMessageRequest.model_validate(message), CreateMessageResult
        case RequestKind.ROOTS:
            return ListRootsRequest.model_validate(message), ListRootsResult
