"""What a server asks while it runs a call, and who answers."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import mcp_types as types

from toolrt import json
from toolrt.call.asking import Asking, Item, Unanswered, awaited, no_asker, refused
from toolrt.call.plain import members_of
from toolrt.call.request import (
    DECLINED,
    Message,
    NoAnswer,
    Request,
    RequestKind,
    Sample,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from toolrt.call.envelope import CallFault
    from toolrt.call.request import Asked, Asker
    from toolrt.codec import Codec

    from .call import Call

__all__ = ["Declined", "answer", "declined"]

#: The code of an answer that was refused.
_REFUSED: Final = -1

_AGREE: Final = "agree"
_VALUE: Final = "value"


class Declined(Exception):  # an end of a question
    """There is no answer, and the protocol has no form for that."""

    def __init__(self, fault: CallFault) -> None:
        """Take the error that the call ends with, if it ends."""
        super().__init__(fault)
        self.fault = fault


async def answer(call: Call, request: types.InputRequest) -> types.InputResponse:
    """Answer a request of a server.

    Raises:
        Declined: There is no answer, and this kind of request cannot be declined.

    """
    if isinstance(request, types.ElicitRequest):
        return await _form(call, request.params)
    if isinstance(request, types.CreateMessageRequest):
        return await _sample(call, request.params)
    return await _roots(call)


def declined(request: types.InputRequest) -> types.ElicitResult | types.ErrorData:
    """Give the answer of nobody."""
    if isinstance(request, types.ElicitRequest):
        return types.ElicitResult(action="decline")
    return types.ErrorData(code=_REFUSED, message="The answer was refused.")


async def _form(call: Call, params: types.ElicitRequestParams) -> types.ElicitResult:
    """Ask for a form: a record, or one member of an object."""
    if not isinstance(params, types.ElicitRequestFormParams):
        return types.ElicitResult(action="decline")
    from toolrt.call.answers import AGREES  # noqa: PLC0415

    schema: Any = params.requested_schema
    kind, only = RequestKind.ASK, None
    codec: Codec[Any] = _object()
    fields = members_of(members_of(schema).get("properties"))
    if list(fields) == [_AGREE] and members_of(fields[_AGREE]).get("type") == "boolean":
        kind, codec, only, schema = RequestKind.CONFIRM, AGREES, _AGREE, None
    elif list(fields) == [_VALUE]:
        codec, only, schema = _any(), _VALUE, fields[_VALUE]
    request = Request(
        kind=kind,
        tool=call.name,
        question=call.cx.shown(params.message),
        schema=None if schema is None else json.dump(schema).decode(),
    )
    try:
        found = await _asked(call, request, codec)
    except Unanswered:
        found = DECLINED
    if isinstance(found, NoAnswer) or (only == _AGREE and found is not True):
        return types.ElicitResult(action="decline")
    if only is None:
        content = {**_defaults(fields), **members_of(found)}
    else:
        content = {only: found}
    return types.ElicitResult.model_validate({"action": "accept", "content": content})


def _defaults(fields: dict[str, Any]) -> dict[str, Any]:
    """Give what a form has where an answer leaves something out."""
    return {
        name: field["default"]
        for name, field in fields.items()
        if "default" in members_of(field)
    }


async def _sample(
    call: Call, params: types.CreateMessageRequestParams
) -> types.CreateMessageResult:
    messages: list[Message] = []
    for said in params.messages:
        parts = said.content if isinstance(said.content, list) else [said.content]
        texts = [part.text for part in parts if isinstance(part, types.TextContent)]
        if len(texts) < len(parts):
            # Pictures and calls are nothing that an asker is asked.
            raise Declined(no_asker(Request(kind=RequestKind.SAMPLE, tool=call.name)))
        messages.append(Message(said.role, "\n".join(texts)))
    sample = Sample(
        system=params.system_prompt,
        messages=tuple(messages),
        max_tokens=params.max_tokens,
    )
    from toolrt.call.answers import TEXT  # noqa: PLC0415

    request = Request(kind=RequestKind.SAMPLE, tool=call.name, sample=sample)
    text = await _sure(call, request, TEXT)
    content = types.TextContent(type="text", text=text)
    return types.CreateMessageResult(role="assistant", content=content, model="unknown")


async def _roots(call: Call) -> types.ListRootsResult:
    from toolrt.call.answers import ROOTS  # noqa: PLC0415
    from toolrt.maybe import or_none  # noqa: PLC0415

    request = Request(kind=RequestKind.ROOTS, tool=call.name)
    folders = await _sure(call, request, ROOTS)
    roots = [{"uri": one.uri, "name": or_none(one.name)} for one in folders]
    return types.ListRootsResult.model_validate({"roots": roots})


async def _sure(call: Call, request: Request, codec: Codec[Any]) -> Any:
    try:
        found = await _asked(call, request, codec)
    except Unanswered as why:
        raise Declined(no_asker(request, invalid=why.invalid)) from None
    if isinstance(found, NoAnswer):
        raise Declined(refused(request))
    return found


async def _asked(call: Call, request: Request, codec: Codec[Any]) -> Any:
    """Ask whoever answers for the call.

    Raises:
        Unanswered: Nobody can answer, or no answer is valid.

    """
    asker = call.asker
    if asker is None:
        raise Unanswered
    asking = Asking.of(_away(call, asker), frozenset(), _never, goes_on=False)
    try:
        steps = asking.steps(call.cx, [Item("ask", request, codec)])
        return (await awaited(steps))[0]
    except Unanswered:
        raise
    except Exception as error:  # noqa: BLE001 # its text is nothing for the server
        _report("it failed", error)
        raise Unanswered from None


def _away(call: Call, asker: Asker) -> Asker:
    """Give an asker that never stops the loop of the connection.

    One that is async runs where its caller is, any other one in a thread of its own.
    """

    async def ask(asked: Asked) -> object:
        from toolrt.host.clock import SystemClock  # noqa: PLC0415
        from toolrt.host.guard import Work, is_async  # noqa: PLC0415

        own = is_async(asker)
        loop = asyncio.get_running_loop()
        if own and call.loop is not None and call.loop is not loop:
            coroutine: Any = asker(asked)
            future = asyncio.run_coroutine_threadsafe(coroutine, call.loop)
            return await asyncio.wrap_future(future)
        work = Work(
            call.cx, SystemClock(), lambda _: asker(asked), _report, is_async=own
        )
        value, error = await work.arun()
        if error is not None:
            raise error
        return value

    return ask


def _report(text: str, error: BaseException | None) -> None:
    """Write down what becomes of an asker that nobody waits for any more."""
    import logging  # noqa: PLC0415

    logging.getLogger("toolrt").error("an asker: %s", text, exc_info=error)


def _never(_: Awaitable[object]) -> object:
    raise AssertionError("answers are awaited")


@cache
def _any() -> Codec[Any]:
    """Give the codec of an answer of which only the server knows the type."""
    from toolrt.codec import Codec  # noqa: PLC0415
    from toolrt.table import JSON  # noqa: PLC0415

    return Codec(JSON)


@cache
def _object() -> Codec[dict[str, Any]]:
    """Give the codec of a form."""
    from toolrt.codec import Codec  # noqa: PLC0415
    from toolrt.table import JSON, Map  # noqa: PLC0415

    return Codec(Map(JSON))
