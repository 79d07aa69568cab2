"""Calls with an idempotency key: the same call again gets the first answer."""

from __future__ import annotations

from _thread import allocate_lock
from collections import OrderedDict
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.call.context import Context
    from toolrt.spec import Spec

__all__ = [
    "Claim",
    "Found",
    "Idempotency",
    "IdempotencyStore",
    "MemoryStore",
    "claim_number",
    "identity",
    "print_of",
]

# What differs whenever a call is repeated.
_OF_ONE_CALL = {"context.call_id", "context.parent_call_id", "context.turn_id"}


class Found(Enum):
    """What a store knows of a key."""

    #: Nothing: it is claimed from now on, until `settle`.
    MINE = "mine"
    #: A call with the key and the same arguments runs.
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
    #: The number of the claim, for `settle`.
    number: int = 0
    #: The envelope of a call that has ended, as JSON.
    envelope: bytes = b""


class IdempotencyStore(Protocol):
    """Where the answers to calls with an idempotency key are.

    Its methods run where calls run, in any thread, and must not block for long.
    Envelopes hold what callers get, secrets included: who can read a store can read
    those.
    """

    def claim(self, key: bytes, print: bytes, lease: float, now: float) -> Claim:  # noqa: A002 # a word of the field
        """Claim a key, unless somebody has it, in one step.

        Args:
            key: A hash of the caller, the tool and the key.
            print: A hash of the arguments.
            lease: For how many seconds.
            now: The host's clock, which other processes do not share.

        """
        ...

    def settle(
        self, key: bytes, number: int, envelope: bytes | None, keep: float, now: float
    ) -> None:
        """End a claim; nothing happens if it has passed to another call.

        Args:
            key: The hash of the key.
            number: The number of the claim.
            envelope: What is kept; where it is `None`, the key is forgotten.
            keep: For how many seconds it is kept.
            now: The host's clock.

        """
        ...


class _Entry(Struct):
    print: bytes
    number: int
    expires: float
    envelope: bytes | None = None


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
        self._lock = allocate_lock()
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
            entry = self._entries.get(key)
            if entry is not None and entry.expires > now:
                if entry.print != print:
                    return Claim(Found.OTHER)
                if entry.envelope is None:
                    return Claim(Found.RUNS)
                return Claim(Found.ENDED, envelope=entry.envelope)
            self._forget(key)
            if not self._has_room(now):
                return Claim(Found.FULL)
            number = claim_number()
            self._entries[key] = _Entry(print, number, now + lease)
            return Claim(Found.MINE, number)

    def settle(
        self, key: bytes, number: int, envelope: bytes | None, keep: float, now: float
    ) -> None:
        """End a claim."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None or entry.number != number or entry.envelope is not None:
                return
            if envelope is None or len(envelope) > self._size:
                self._forget(key)
                return
            while self._ended and self._bytes + len(envelope) > self._size:
                self._forget(next(iter(self._ended)))
            self._bytes += len(envelope)
            entry.envelope = envelope
            entry.expires = now + keep
            self._ended[key] = None

    def _has_room(self, now: float) -> bool:
        """Whether there is room for a key, or room can be made."""
        while len(self._entries) >= self._keys:
            if self._ended:
                self._forget(next(iter(self._ended)))
                continue
            # All that are left run; those of which nobody hears any more make room.
            kept = {key: own for key, own in self._entries.items() if own.expires > now}
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
    #: For how many seconds a call blocks its key if nobody hears of its end, because
    #: its process has ended. It must be longer than calls take: past it, the same call
    #: runs again.
    lease: float = 15 * 60.0


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
