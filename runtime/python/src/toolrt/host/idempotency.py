"""Calls with an idempotency key: the same call again gets the first answer."""

from __future__ import annotations

from _thread import RLock
from collections import OrderedDict
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.call.context import Context
    from toolrt.spec import Spec

__all__ = [
    "REMEMBERED",
    "Claim",
    "Found",
    "Idempotency",
    "IdempotencyStore",
    "MemoryStore",
    "claim_number",
    "identity",
    "print_of",
]

#: For how many seconds a store remembers a call whose lease has run out, so that the
#: next attempt knows of it.
REMEMBERED = 24 * 60 * 60.0

# What differs whenever a call is repeated.
_OF_ONE_CALL = {"context.call_id", "context.parent_call_id", "context.turn_id"}


class Found(Enum):
    """What a store knows of a key."""

    #: Nobody holds it: it is claimed from now on, until `settle`, or until its lease
    #: has run out and another call claims it.
    MINE = "mine"
    #: A call with the key and the same arguments holds it.
    RUNS = "runs"
    #: Such a call has ended.
    ENDED = "ended"
    #: It belongs to a call with other arguments.
    OTHER = "other"
    #: There is no room for another key.
    FULL = "full"


class Claim(Struct, frozen=True):
    """What came of claiming a key."""

    found: Found
    #: The number of the claim, for `renew` and `settle`; with `Found.RUNS` that of the
    #: call that holds the key.
    number: int = 0
    #: The envelope of a call that has ended, as JSON.
    envelope: bytes = b""
    #: Which attempt of the call a claim is, counted from 1: one more than that of the
    #: call whose lease has run out.
    attempt: int = 1
    #: For how many seconds the lease of the call that holds the key lasts, with
    #: `Found.RUNS`.
    left: float = 0.0


class IdempotencyStore(Protocol):
    """Where the answers to calls with an idempotency key are.

    Its methods run where calls run, in any thread, and must not block for long.
    Envelopes hold what callers get, secrets included: who can read a store can read
    those.
    """

    def claim(self, key: bytes, print: bytes, lease: float, now: float) -> Claim:  # noqa: A002 # a word of the field
        """Claim a key, unless somebody holds it, in one step.

        A claim whose lease has run out passes to the call that claims the key next, if
        its arguments are the same; `Claim.attempt` counts.

        Args:
            key: A hash of the caller, the tool and the key.
            print: A hash of the arguments.
            lease: For how many seconds, if nobody renews it.
            now: The host's clock, which other processes do not share.

        """
        ...

    def renew(self, key: bytes, number: int, lease: float, now: float) -> bool:
        """Begin the lease of a claim anew; whether the call still holds the key.

        A claim whose lease has run out is renewed as well, while no other call has
        claimed the key.

        Args:
            key: The hash of the key.
            number: The number of the claim.
            lease: For how many seconds from now on.
            now: The host's clock.

        """
        ...

    def settle(
        self, key: bytes, number: int, envelope: bytes | None, keep: float, now: float
    ) -> bool:
        """End a claim; whether the call still held the key.

        If the claim has passed to another call, nothing happens.

        Args:
            key: The hash of the key.
            number: The number of the claim.
            envelope: What is kept; where it is `None`, the key is free, and if the call
                had taken it over, the next attempt still counts it.
            keep: For how many seconds it is kept.
            now: The host's clock.

        """
        ...


class _Entry(Struct):
    print: bytes
    number: int
    expires: float
    lease: float
    attempt: int
    envelope: bytes | None = None

    def left(self, now: float) -> float:
        """Give the seconds until the lease has run out.

        They are never more than the lease itself, even if the clock was set back.
        """
        self.expires = min(self.expires, now + self.lease)
        return self.expires - now


class MemoryStore:
    """Answers in memory, for one process.

    It has room for so many keys and bytes; the answers that came first make room for
    others.
    """

    def __init__(self, *, keys: int = 10_000, size: int = 64 * 1024 * 1024) -> None:
        """Make a store without keys.

        Args:
            keys: How many keys there may be.
            size: How many bytes of answers; one that is larger is not kept.

        """
        self._keys = keys
        self._size = size
        # A collection may come while this thread has it, and end calls that were left.
        self._lock = RLock()
        self._entries: dict[bytes, _Entry] = {}
        # The keys with an answer, by the time when it came.
        self._ended: OrderedDict[bytes, None] = OrderedDict()
        self._bytes = 0

    def claim(self, key: bytes, print: bytes, lease: float, now: float) -> Claim:  # noqa: A002 # likewise
        """Claim a key, unless somebody has it."""
        with self._lock:
            while self._ended:
                first = next(iter(self._ended))
                if self._entries[first].expires > now:
                    break
                self._forget(first)
            entry = self._known(key, now)
            if entry is not None:
                if entry.print != print:
                    return Claim(Found.OTHER)
                if entry.envelope is not None:
                    return Claim(Found.ENDED, envelope=entry.envelope)
                left = entry.left(now)
                if left > 0:
                    return Claim(Found.RUNS, entry.number, left=left)
                entry.number = claim_number()
                entry.attempt += 1
                entry.lease = lease
                entry.expires = now + lease
                return Claim(Found.MINE, entry.number, attempt=entry.attempt)
            if not self._has_room(now):
                return Claim(Found.FULL)
            number = claim_number()
            self._entries[key] = _Entry(print, number, now + lease, lease, 1)
            return Claim(Found.MINE, number)

    def renew(self, key: bytes, number: int, lease: float, now: float) -> bool:
        """Begin the lease of a claim anew."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None or entry.number != number or entry.envelope is not None:
                return False
            entry.lease = lease
            entry.expires = now + lease
            return True

    def settle(
        self, key: bytes, number: int, envelope: bytes | None, keep: float, now: float
    ) -> bool:
        """End a claim."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None or entry.number != number or entry.envelope is not None:
                return False
            if envelope is None or len(envelope) > self._size:
                if entry.attempt == 1:
                    self._forget(key)
                else:
                    entry.number = claim_number()
                    entry.expires = now
                return True
            while self._ended and self._bytes + len(envelope) > self._size:
                self._forget(next(iter(self._ended)))
            self._bytes += len(envelope)
            entry.envelope = envelope
            entry.expires = now + keep
            self._ended[key] = None
            return True

    def _known(self, key: bytes, now: float) -> _Entry | None:
        """Give what is known of a key, unless that is too long ago."""
        entry = self._entries.get(key)
        if entry is None:
            return None
        kept = REMEMBERED if entry.envelope is None else 0.0
        if entry.expires + kept > now:
            return entry
        self._forget(key)
        return None

    def _has_room(self, now: float) -> bool:
        """Whether there is room for a key, or room can be made."""
        while len(self._entries) >= self._keys:
            if self._ended:
                self._forget(next(iter(self._ended)))
                continue
            # None has an answer; those whose lease has run out make room.
            all_keys = list(self._entries.items())
            kept = {key: own for key, own in all_keys if own.left(now) > 0}
            self._entries = kept
            return len(kept) < self._keys
        return True

    def _forget(self, key: bytes) -> None:
        entry = self._entries.pop(key, None)
        if entry is not None and entry.envelope is not None:
            self._bytes -= len(entry.envelope)
            del self._ended[key]


class Idempotency(Struct, frozen=True, kw_only=True):
    """How a host remembers the answers to calls with an idempotency key."""

    #: Where the answers are; in memory where it is not given.
    store: IdempotencyStore = field(default_factory=MemoryStore)
    #: For how many seconds an answer is kept.
    keep: float = 24 * 60 * 60.0
    #: For how many seconds a call holds its key if nobody renews that, because its
    #: process has ended. The running call renews it after each third of it, so calls
    #: may take longer. Past it, the same call runs again, as the next attempt. It is
    #: at least a tenth of a second.
    lease: float = 10.0

    def __post_init__(self) -> None:
        """Check the store.

        Raises:
            TypeError: The store cannot renew leases.

        """
        if not callable(getattr(self.store, "renew", None)):
            name = type(self.store).__name__
            raise TypeError(
                f"{name} has no method `renew`: leases of idempotency keys are short, "
                "and running calls renew them"
            )


def identity(cx: Context, spec: Spec, key: str) -> bytes:
    """Give the hash of the caller, the tool and the key.

    And of the owner, where a verifier says whose call it is.
    """
    owner = () if cx.owner is None else (cx.owner,)
    texts = (cx.caller, spec.name, key, *owner)
    return _hash(text.encode(errors="surrogatepass") for text in texts)


def print_of(cx: Context, spec: Spec, args: bytes) -> bytes:
    """Give the hash of the arguments in canonical form.

    And of the injected ones that are the same when the call is repeated.
    """
    from toolrt.json.exact import alike  # noqa: PLC0415

    parts: list[bytes | None] = [alike(args)]
    for injected in spec.injected:
        if injected.source not in _OF_ONE_CALL:
            text = cx.source(injected.source)
            parts.append(None if text is None else text.encode(errors="surrogatepass"))
    return _hash(parts)


def _hash(parts: Iterable[bytes | None]) -> bytes:
    """Give the hash of a list, in which nothing is not the same as no bytes."""
    from hashlib import sha256  # noqa: PLC0415

    made = sha256()
    for part in parts:
        # Each stands behind its size, so that no two lists have the same bytes.
        made.update((_NOTHING if part is None else len(part)).to_bytes(8, "big"))
        made.update(part or b"")
    return made.digest()


_NOTHING = 0xFFFF_FFFF_FFFF_FFFF


def claim_number() -> int:
    """Give a number that no other claim of the key has."""
    from os import urandom  # noqa: PLC0415

    # SQLite's numbers have a sign.
    return int.from_bytes(urandom(8), "big") >> 1
