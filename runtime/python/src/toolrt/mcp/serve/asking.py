"""What a call asks of its client: at once in the older era, in the next call later."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from mcp.shared.exceptions import MCPError
from mcp.shared.message import ServerMessageMetadata
from mcp_types import MISSING_REQUIRED_CLIENT_CAPABILITY
from pydantic import ValidationError

from toolrt import json
from toolrt.call.plain import members_of
from toolrt.call.request import NOBODY, NoAnswer, Request, RequestKind

from .answers import NONE, taken
from .asked import message_of
from .jsons import written

if TYPE_CHECKING:
    from concurrent.futures import Future

    from mcp_types import ClientCapabilities

    from toolrt.call.envelope import Envelope
    from toolrt.call.request import Asked
    from toolrt.spec import Spec

    from .incoming import Incoming

__all__ = ["Asker", "asker_of", "kinds_of", "refused"]

#: What a client must have declared to answer a kind of request.
_NEEDS: Final[dict[RequestKind, dict[str, Any]]] = {
    RequestKind.ASK: {"elicitation": {"form": {}}},
    RequestKind.CONFIRM: {"elicitation": {"form": {}}},
    RequestKind.SAMPLE: {"sampling": {}},
    RequestKind.ROOTS: {"roots": {}},
}


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
        found = taken(members_of(responses.get(ask.name)), ask.schema)
        if found is not NONE:
            offers[RequestKind.ASK, ask.question] = _whole(found)
    for kind in (RequestKind.SAMPLE, RequestKind.ROOTS):
        found = taken(members_of(responses.get(kind.value)), None)
        if found is not NONE:
            offers[kind, None] = _whole(found)
    kinds = frozenset(kind for kind, _ in offers)
    return Asker(incoming, kinds, offers, seconds) if offers else None


class Asker:
    """Answers for the client of a request, or asks it."""

    __slots__ = ("_ends", "_incoming", "_kinds", "_loop", "_offers", "_waiting")

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
        self._kinds = kinds
        self._offers = offers
        self._loop = asyncio.get_running_loop()
        self._ends = self._loop.time() + seconds
        # What handlers in threads wait for.
        self._waiting: set[Future[object]] = set()

    def answers(self, kind: RequestKind) -> bool:
        """Whether requests of a kind are answered."""
        return kind.value in self._kinds

    def __call__(self, question: Asked) -> Any:
        """Give an answer, or what waits for it."""
        request = question.request
        if self._incoming.is_modern:
            return self._offers.pop((request.kind, request.question), NOBODY)
        if not self.answers(request.kind):
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
        message, expected = message_of(request)
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
        found = taken(given, request.schema)
        return None if found is NONE else _whole(found)


def _whole(found: object) -> object:
    """Give an answer with all its numbers; `None` for one that is no JSON."""
    if isinstance(found, NoAnswer):
        return found
    try:
        return json.parse(written(found))
    except json.Broken:
        return None


def refused(incoming: Incoming, envelope: Envelope[Any]) -> MCPError | None:
    """Give the error of a call that needs what its client has not declared.

    Only in the modern era; in the older one, it is an error like all others.
    """
    fault = envelope.error
    if fault is None or fault.code != "no_asker" or not incoming.is_modern:
        return None
    # The error says what was asked, in words of the runtime.
    without = (RequestKind.SAMPLE, RequestKind.ROOTS)
    said = (one for one in without if _words(one) in fault.message)
    kind = next(said, RequestKind.ASK)
    if kind.value in kinds_of(incoming.capabilities):
        return None
    needs = {"requiredCapabilities": _NEEDS[kind]}
    return MCPError(MISSING_REQUIRED_CLIENT_CAPABILITY, fault.message, needs)


def _words(kind: RequestKind) -> str:
    """Give how the runtime calls a request that has no question."""
    return Request(kind=kind, tool="").what()
