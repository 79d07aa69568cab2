"""What the pipeline asks, and how a call goes on with another one."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from toolrt.call.agreement import args_hash
from toolrt.call.asking import (
    Asking,
    Carried,
    Item,
    Unanswered,
    either,
    first_of,
    invalid_state,
)
from toolrt.call.envelope import CallFault
from toolrt.call.error import Refusal
from toolrt.call.request import NoAnswer, Request, RequestKind
from toolrt.codec import Refused

from .keys import Bound

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.codec import Codec
    from toolrt.spec import Spec

    from .host import Host

__all__ = ["agreed", "begin", "go_on", "sealed"]


def begin(host: Host, cx: Context, spec: Spec) -> None:
    """Note who can be asked, in the context of a call that starts now."""
    around = cx.asking
    if around is not None:
        cx.may_ask(around.inside(spec.name), spec.asks)
        return
    later = cx.can_answer if host.keys is not None else frozenset[str]()
    goes_on = host.keys is not None and cx.responses is not None
    asker = first_of(cx.asker, host.asker)
    if asker is None and not later and not goes_on:
        cx.may_ask(None, spec.asks)
        return
    forgiving = cx.forgives
    asking = Asking.of(asker, later, _wait, goes_on=goes_on, forgiving=forgiving)
    cx.may_ask(asking, spec.asks)


def go_on(host: Host, cx: Context, spec: Spec, codec: Codec[Any], args: Any) -> str:
    """Go on where the call before has ended, if this is its next one.

    Gives the hash of the arguments, where it is needed.

    Raises:
        Refusal: The state or the answers are none of this call.

    """
    asking, responses = cx.asking, cx.responses
    if asking is None:
        if responses is not None:
            raise Refusal(invalid_state())
        return ""
    may_ask = bool(spec.asks) or spec.needs_consent
    if not (may_ask if asking.is_inside else asking.may_go_on):
        return ""
    digest = args_hash(codec.encode(args))
    if asking.is_inside:
        asking.bind(digest)
        return digest
    if responses is None:
        return digest
    document, state = responses
    size = len(document) + len(state.encode("utf-8", "surrogatepass"))
    if size > host.max_payload:
        from .faults import too_large  # noqa: PLC0415

        raise too_large(size, host.max_payload)
    bound = Bound(spec.name, digest, cx.caller, cx.owner)
    content = None if host.keys is None else host.keys.open(state, bound)
    if content is None:
        raise Refusal(invalid_state())
    carried, expires = Carried.from_json(content)
    if unix_time(host) >= expires:
        raise Refusal(invalid_state())
    try:
        carried.join(document, forgiving=cx.forgives)
    except Refused as refused:
        raise Refusal(CallFault.invalid_input(refused.issues)) from None
    asking.carry_on(carried)
    return digest


def agreed(
    cx: Context, spec: Spec, question: str, touches: tuple[str, ...] = ()
) -> bool | Awaitable[bool | None] | None:
    """Whether a human agrees, by the asker or the caller; `None` where nobody can."""
    from toolrt.call.answers import AGREES  # noqa: PLC0415

    asking = cx.asking
    if asking is None:
        return None
    request = Request(
        kind=RequestKind.CONFIRM, tool=spec.name, question=question, touches=touches
    )
    steps = asking.steps(cx, [Item("confirm", request, AGREES)])
    try:
        found = either(steps)
    except Unanswered:
        return None
    return _agrees(found) if isinstance(found, list) else _later(found)


async def _later(answers: Awaitable[list[Any]]) -> bool | None:
    try:
        return _agrees(await answers)
    except Unanswered:
        return None


def _agrees(answers: list[Any]) -> bool:
    answer = answers[0]
    return not isinstance(answer, NoAnswer) and answer is True


def sealed(host: Host, carried: Carried, bound: Bound) -> str | None:
    """Give the state of a call that waits for its caller; `None` without keys."""
    if host.keys is None:
        return None
    expires = unix_time(host) + host.keys.lifetime
    return host.keys.seal(carried.to_json(expires), bound)


def unix_time(host: Host) -> int:
    """Give the seconds since 1970, by the host's clock where it has them."""
    own = getattr(host.clock, "unix_time", None)
    return int(time.time() if own is None else own())


def _wait(answer: Awaitable[object]) -> object:
    """Wait for what an asker gives, on the loop of the runtime."""
    from . import portal  # noqa: PLC0415

    async def wait() -> object:
        return await answer

    return portal.run(wait, None, None)
