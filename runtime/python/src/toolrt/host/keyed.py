"""A call with an idempotency key: it claims the key, or gets the first answer."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from toolrt.call.envelope import CallFault, Recovery, Status
from toolrt.call.error import Action, Internal, Kind, Refusal

from . import idempotency, leases
from .attempts import Pause
from .guard import Cancelled, TimedOut
from .idempotency import Found
from .leases import Lease

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.spec import Spec

    from .clock import Clock
    from .gate import Pass
    from .guard import Ended, Waited, Work
    from .idempotency import Idempotency

__all__ = ["Claimed", "claimed"]

# How many seconds a call waits for one of this process with the same key at first, and
# at most, before it looks again.
_FIRST_PAUSE = 0.01
_LONGEST_PAUSE = 0.5

# Why a call cannot have its key, or has it no more.
_OTHER = "The idempotency key belongs to a call with other arguments."
_RUNS = "A call with this idempotency key still runs."
_LOST = "Another call has taken over the idempotency key."
_INSIDE = "The idempotency key belongs to a call that this one is made inside of."


# Milliseconds by which a time may seem longer, since seconds are floats.
_ROUNDING = 1e-6

# No caller is told to wait longer than this, whatever a store says.
_LONGEST_WAIT_MS = 15 * 60 * 1000


class Claimed:
    """A key that is claimed for a call."""

    __slots__ = ("_idempotency", "_lease", "attempt", "key", "works")

    def __init__(
        self, idempotency: Idempotency, key: bytes, attempt: int, lease: Lease
    ) -> None:
        """Take what is claimed."""
        self._idempotency = idempotency
        self._lease = lease
        self.key = key
        #: Which attempt of the call this is, counted from 1.
        self.attempt = attempt
        #: The attempts of the handler: when one has begun, the answer counts.
        self.works: list[Work] = []

    @property
    def has_begun(self) -> bool:
        """Whether the handler has begun."""
        return any(work.has_begun for work in self.works)

    def settle(self, envelope: Envelope[Any], now: float) -> bool:
        """End the claim with the answer to the call.

        Returns:
            Whether the call still held its key; where it did not, nothing is kept.

        """
        self._lease.end()
        if self._lease.is_lost:
            return False
        # A call that asks its caller goes on in the next one, which claims it again.
        passes = envelope.status is Status.INPUT_REQUIRED or (
            envelope.error is not None and envelope.error.retryable
        )
        kept = envelope.to_json() if self.has_begun and not passes else None
        own = self._idempotency
        number = self._lease.number
        # A store may give nothing where it cannot tell.
        return own.store.settle(self.key, number, kept, own.keep, now) is not False

    def taken_over(self) -> CallFault:
        """Give the error of a call that has lost its key."""
        return _unavailable(_LOST, self._lease.seconds)


def claimed(
    own: Idempotency,
    spec: Spec,
    args: bytes,
    cx: Context,
    *,
    clock: Clock,
    own_pass: Pass | None,
    report: Callable[[str, BaseException | None], None],
) -> Generator[Waited, Ended, Claimed | bytes]:
    """Claim the key of a call, or give the envelope of the first one.

    A call of this process with the same key is waited for.

    Raises:
        Refusal: The key belongs to another call, a call of another process holds it, or
            there is no room for it.
        Internal: The store failed.
        Exception: The end of the call, while it waited.

    """
    key = idempotency.identity(cx, spec, cx.idempotency_key or "")
    print_ = idempotency.print_of(cx, spec, args)
    if cx.is_inside_of(key):
        raise Refusal(_taken(_INSIDE))
    pause = _FIRST_PAUSE
    elsewhere: int | None = None
    seconds = max(leases.SHORTEST, own.lease)
    while True:
        lease: Lease | None = None
        try:
            with leases.claiming(key):
                claim = own.store.claim(key, print_, seconds, clock.now())
                number = claim.number
                if claim.found is Found.MINE:
                    lose = _nothing if own_pass is None else own_pass.end
                    lease = Lease(own.store, key, number, seconds, clock, report, lose)
        except Exception as error:
            kind = type(error).__name__
            text = f"the store of idempotency keys failed: {kind}: {error}"
            raise Internal(text) from error
        if lease is not None:
            return Claimed(own, key, claim.attempt, lease)
        match claim.found:
            case Found.ENDED:
                return claim.envelope
            case Found.OTHER:
                raise Refusal(_taken(_OTHER))
            case Found.FULL:
                message = f"The host is too busy to run the tool {spec.name}."
                fault = CallFault.of("unavailable", Kind.UNAVAILABLE, message)
                raise Refusal(fault)
            case Found.RUNS if leases.is_held_here(key, number):
                pass
            case Found.RUNS if elsewhere != number:
                # If it is of this process, it may have ended at this moment.
                elsewhere = number
                continue
            case Found.RUNS:
                raise Refusal(_unavailable(_RUNS, claim.left))
            case Found.MINE:
                raise AssertionError("there is a lease")
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


def _unavailable(message: str, seconds: float) -> CallFault:
    """Give the error of a call that may be made again after a time."""
    after = min(max(ceil(seconds * 1000 - _ROUNDING), 1), _LONGEST_WAIT_MS)
    fault = CallFault.of("unavailable", Kind.UNAVAILABLE, message)
    return replace(fault, recovery=Recovery(action=Action.RETRY, after_ms=after))


def _nothing() -> None:
    """Do nothing."""


def _taken(message: str) -> CallFault:
    hint = "Another call needs another key."
    return CallFault.of(
        "conflict", Kind.CONFLICT, message, action=Action.STOP, hint=hint
    )
