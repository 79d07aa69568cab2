"""A call with an idempotency key: it claims the key, or gets the first answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolrt.call.envelope import CallFault, Status
from toolrt.call.error import Action, Internal, Kind, Refusal

from . import idempotency
from .attempts import Pause
from .guard import Cancelled, TimedOut
from .idempotency import Found

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.spec import Spec

    from .clock import Clock
    from .guard import Ended, Waited, Work
    from .idempotency import Idempotency

__all__ = ["Claimed", "claimed"]

# How many seconds a call waits for one with the same key at first, and at most, before
# it looks again.
_FIRST_PAUSE = 0.01
_LONGEST_PAUSE = 0.5

# Why a call cannot have its key.
_OTHER = "The idempotency key belongs to a call with other arguments."
_INSIDE = "The idempotency key belongs to a call that this one is made inside of."


class Claimed:
    """A key that is claimed for a call."""

    __slots__ = ("_idempotency", "_number", "key", "works")

    def __init__(self, idempotency: Idempotency, key: bytes, number: int) -> None:
        """Take what is claimed."""
        self._idempotency = idempotency
        self._number = number
        self.key = key
        #: The attempts of the handler: when one has begun, the answer counts.
        self.works: list[Work] = []

    def settle(self, envelope: Envelope[Any], now: float) -> None:
        """End the claim with the answer to the call."""
        # A call that asks its caller goes on in the next one, which claims it again.
        passes = envelope.status is Status.INPUT_REQUIRED or (
            envelope.error is not None and envelope.error.retryable
        )
        has_begun = any(work.has_begun for work in self.works)
        kept = envelope.to_json() if has_begun and not passes else None
        own = self._idempotency
        own.store.settle(self.key, self._number, kept, own.keep, now)


def claimed(
    own: Idempotency,
    spec: Spec,
    args: bytes,
    cx: Context,
    *,
    clock: Clock,
    report: Callable[[str, BaseException | None], None],
) -> Generator[Waited, Ended, Claimed | bytes]:
    """Claim the key of a call, or give the envelope of the first one.

    Raises:
        Refusal: The key belongs to another call, or there is no room for it.
        Internal: The store failed.
        Exception: The end of the call, while it waited.

    """
    key = idempotency.identity(cx, spec, cx.idempotency_key or "")
    print_ = idempotency.print_of(cx, spec, args)
    if cx.is_inside_of(key):
        raise Refusal(_taken(_INSIDE))
    pause = _FIRST_PAUSE
    while True:
        try:
            claim = own.store.claim(key, print_, own.lease, clock.now())
        except Exception as error:
            kind = type(error).__name__
            text = f"the store of idempotency keys failed: {kind}: {error}"
            raise Internal(text) from error
        match claim.found:
            case Found.MINE:
                return Claimed(own, key, claim.number)
            case Found.ENDED:
                return claim.envelope
            case Found.OTHER:
                raise Refusal(_taken(_OTHER))
            case Found.FULL:
                message = f"The host is too busy to run the tool {spec.name}."
                fault = CallFault.of("unavailable", Kind.UNAVAILABLE, message)
                raise Refusal(fault)
            case Found.RUNS:
                pass
        _, end = yield Pause(cx, clock, _inside(cx, clock, pause), report)
        if end is not None:
            raise end
        if cx.is_cancelled():
            raise Cancelled
        if cx.deadline is not None and cx.deadline <= clock.now():
            raise TimedOut
        pause = min(pause * 2, _LONGEST_PAUSE)


def _inside(cx: Context, clock: Clock, pause: float) -> float:
    """Give a pause that ends with the call."""
    if cx.deadline is None:
        return pause
    return min(pause, max(cx.deadline - clock.now(), 0.0))


def _taken(message: str) -> CallFault:
    hint = "Another call needs another key."
    return CallFault.of(
        "conflict", Kind.CONFLICT, message, action=Action.STOP, hint=hint
    )
