"""Leases of idempotency keys, which one thread renews for as long as their calls run.

It goes by the system's time, whatever the host's clock is, and needs no event loop: a
handler that blocks its thread or its loop keeps its key all the same.
"""

from __future__ import annotations

import os
from _thread import RLock, allocate_lock, start_new_thread
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from .clock import Clock
    from .idempotency import IdempotencyStore

__all__ = ["SHORTEST", "Lease", "claiming", "is_held_here"]

# A lease is renewed so often until it has run out.
_TIMES = 3

# The thread looks after so many seconds at the latest: locks know no longer waits than
# those of a few weeks.
_LONGEST_WAIT = 60.0 * 60

#: How many seconds a lease is at least.
SHORTEST = 0.1


class Lease:
    """The lease of a call's idempotency key, from its claim to its end."""

    __slots__ = (
        "_clock",
        "_fails",
        "_is_over",
        "_lock",
        "_lose",
        "_report",
        "_store",
        "due",
        "every",
        "is_lost",
        "key",
        "number",
        "seconds",
    )

    def __init__(  # noqa: PLR0917 # it has one caller
        self,
        store: IdempotencyStore,
        key: bytes,
        number: int,
        seconds: float,
        clock: Clock,
        report: Callable[[str, BaseException | None], None],
        lose: Callable[[], None],
    ) -> None:
        """Renew it from now on, until `end`.

        Args:
            store: Where the key is claimed.
            key: The hash of the key.
            number: The number of the claim.
            seconds: How long the lease is.
            clock: The host's clock.
            report: Takes what is for the host's log.
            lose: Called when another call has taken over the key, in any thread.

        """
        self._store = store
        self.key = key
        self.number = number
        #: How long it is.
        self.seconds = seconds
        self._clock = clock
        self._report = report
        self._lose = lose
        # A collection may end a call while this thread renews its lease.
        self._lock = RLock()
        self._is_over = False
        self._fails = False
        #: Whether another call has taken over the key.
        self.is_lost = False
        #: How many seconds are between two renewals.
        self.every = seconds / _TIMES
        #: When it is to be renewed next, by the system's clock.
        self.due = monotonic() + self.every
        _renewals.add(self)

    def renew(self) -> None:
        """Begin it anew, unless the call has ended.

        If the store fails, the call goes on, and the next renewal tries again. If
        another call has the key, the call is told once.
        """
        with self._lock:
            self.due = monotonic() + self.every
            if self._is_over:
                return
            try:
                # A store may give nothing where it cannot tell.
                now = self._clock.now()
                renewed = self._store.renew(self.key, self.number, self.seconds, now)
                is_lost = renewed is False
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # noqa: BLE001 # a hook of the host failed
                if not self._fails:
                    self._fails = True
                    kind = type(error).__name__
                    text = f"a lease was not renewed: {kind}: {error}"
                    self._report(f"the store of idempotency keys failed: {text}", error)
                return
            self._fails = False
            if not is_lost:
                return
            self._is_over = self.is_lost = True
        _renewals.remove(self)
        self._report("another call has taken over the idempotency key", None)
        try:
            self._lose()
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 # somebody who watches the call failed
            self._report("the call was not told that it lost its key", error)

    def end(self) -> None:
        """Renew it no more; when this returns, no renewal is under way."""
        with self._lock:
            self._is_over = True
        _renewals.remove(self)


class _Renewals:
    """The leases of this process, and the thread that renews them while there are any.

    The thread ends with the last one.
    """

    def __init__(self) -> None:
        self._lock = RLock()
        # By their keys: calls with one key may have several stores.
        self._leases: dict[bytes, tuple[Lease, ...]] = {}
        # How many calls claim a key at this moment.
        self._claiming: dict[bytes, int] = {}
        self._runs = False
        # When the thread looks again, and what lets it look at once.
        self._next = 0.0
        self._wake = allocate_lock()
        self._wake.acquire()

    def add(self, lease: Lease) -> None:
        with self._lock:
            self._leases[lease.key] = (*self.of(lease.key), lease)
            if self._runs:
                if lease.due < self._next:
                    self._wake_up()
                return
            self._runs = True
            self._next = lease.due
            try:
                start_new_thread(self._run, ())
            except RuntimeError:
                # Without a thread, leases are renewed when others ask for their keys.
                self._runs = False

    def remove(self, lease: Lease) -> None:
        with self._lock:
            left = tuple(own for own in self.of(lease.key) if own is not lease)
            if left:
                self._leases[lease.key] = left
            else:
                self._leases.pop(lease.key, None)

    def has(self, key: bytes, number: int) -> bool:
        # In this order: whoever claims it has its lease before it is done.
        return key in self._claiming or any(
            lease.number == number for lease in self.of(key)
        )

    def claim(self, key: bytes, change: int) -> None:
        with self._lock:
            count = self._claiming.get(key, 0) + change
            if count:
                self._claiming[key] = count
            else:
                del self._claiming[key]

    def of(self, key: bytes) -> tuple[Lease, ...]:
        return self._leases.get(key, ())

    def all(self) -> list[Lease]:
        with self._lock:
            return [lease for held in self._leases.values() for lease in held]

    def _wake_up(self) -> None:
        if self._wake.locked():
            self._wake.release()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._leases:
                    self._runs = False
                    return
                self._next = min(lease.due for lease in self.all())
            wait = min(max(self._next - monotonic(), 0.0), _LONGEST_WAIT)
            self._wake.acquire(timeout=wait)
            now = monotonic()
            for lease in self.all():
                if lease.due <= now:
                    lease.renew()


_renewals = _Renewals()


def is_held_here(key: bytes, number: int) -> bool:
    """Whether a claim belongs to a call of this process, or may at this moment."""
    return _renewals.has(key, number)


@contextmanager
def claiming(key: bytes) -> Generator[None]:
    """Claim a key of a store, and take the lease of it.

    At first, calls of this process that hold the key renew their leases. So a call that
    runs never loses its key to another one of the same process, even if the thread
    comes late or the host's clock jumps.
    """
    own = _renewals
    own.claim(key, 1)
    try:
        for lease in own.of(key):
            lease.renew()
        yield
    finally:
        own.claim(key, -1)


def _forget() -> None:
    """Start anew: the calls of a parent do not run in the process that it forks."""
    global _renewals  # noqa: PLW0603 # the state of the module is what a fork breaks
    _renewals = _Renewals()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
