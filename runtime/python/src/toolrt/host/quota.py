"""What one caller may take of a registry, and what is known of each."""

from __future__ import annotations

from bisect import bisect_left, insort
from hashlib import sha256
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt.call.context import Context

    from .limits import Quota, Rate

__all__ = ["Bucket", "Callers", "caller_key", "caller_of"]

_NANOSECONDS = 1_000_000_000
_MILLISECOND = 1_000_000


def caller_key(cx: Context) -> bytes:
    """Give whom a call counts for.

    Its owner, if a verifier says who that is; else the peer that has sent it, if a
    server knows it; else the caller by its name. These are apart: a caller cannot call
    itself like an owner. It is a hash (SHA-256), and takes as much room for a long name
    as for a short one.
    """
    kind, text = caller_of(cx)
    return sha256((kind + text).encode(errors="surrogatepass")).digest()


def caller_of(cx: Context) -> tuple[str, str]:
    """Give the same as it is: in which namespace, and the name."""
    if cx.owner is not None:
        return "o", cx.owner
    return ("c", cx.caller) if cx.peer is None else ("p", cx.peer)


class Bucket:
    """A bucket that holds `burst` tokens, and gets back those of its rate one by one.

    What is known of one is when it is full again: nanoseconds of the host's clock,
    times the calls of its rate. So each token takes a whole number (the length of the
    rate), and nothing is rounded.
    """

    __slots__ = ("_calls", "_is_empty", "_most", "_token")

    def __init__(self, rate: Rate, burst: int | None) -> None:
        """Take the rate, and how many tokens there are at most."""
        burst = rate.calls if burst is None else burst
        self._calls = rate.calls
        self._token = round(rate.per * _NANOSECONDS)
        self._most = burst * self._token
        self._is_empty = not (rate.calls and burst)

    def wait_ms(self, full_at: int, now: float) -> int | None:
        """Give how long to wait until there is a token; `None` if there is one now."""
        if self._is_empty:
            # Nothing ever comes.
            return max(_ceil(self._token, _MILLISECOND), 1)
        late = self._missing(full_at, now) + self._token - self._most
        return _ceil(late, self._calls * _MILLISECOND) if late > 0 else None

    def take(self, full_at: int, now: float) -> int:
        """Take a token."""
        return self._scaled(now) + self._missing(full_at, now) + self._token

    def is_full(self, full_at: int, now: float) -> bool:
        """Whether nothing is missing."""
        return full_at <= self._scaled(now)

    def _missing(self, full_at: int, now: float) -> int:
        # Never more than it holds, also if the clock has gone back.
        return min(max(full_at - self._scaled(now), 0), self._most)

    def _scaled(self, now: float) -> int:
        return round(now * _NANOSECONDS) * self._calls


def _ceil(value: int, divisor: int) -> int:
    return -(-value // divisor)


class _Caller:
    """What is known of one caller."""

    __slots__ = (
        "full_at",
        "outermost",
        "places",
        "position",
        "running",
        "served",
        "waiting",
    )

    def __init__(self) -> None:
        # Places that calls have, and those of calls that are made inside of no other.
        self.places = 0
        self.running = 0
        # Numbers of calls that wait, and how many are made inside of no other.
        self.waiting: dict[int, None] = {}
        self.outermost = 0
        # When it was served last, as long as it has calls.
        self.served = 0
        # Where it is in the rotation, while it waits.
        self.position: _Position = (0, 0)
        self.full_at = 0

    @property
    def is_busy(self) -> bool:
        return self.places > 0 or bool(self.waiting)


#: Whose turn it is: those who were served before others come behind them, and those who
#: were not served come in the order in which they began to wait.
_Position: TypeAlias = tuple[int, int]


class Callers:
    """The callers that have calls, and those whose buckets are not full."""

    __slots__ = ("_all", "_busy", "_clock", "_most", "_rotation", "bucket")

    def __init__(self, quota: Quota) -> None:
        """Take what one caller may take."""
        self._all: dict[bytes, _Caller] = {}
        # Those that wait, in the order in which they are served.
        self._rotation: list[tuple[_Position, bytes]] = []
        # How often something has been served, or has begun to wait.
        self._clock = 0
        # How many have calls.
        self._busy = 0
        self._most = quota.callers
        #: What limits how often each calls.
        self.bucket = None if quota.rate is None else Bucket(quota.rate, quota.burst)

    def __len__(self) -> int:
        """Give how many are remembered."""
        return len(self._all)

    def running(self, key: bytes) -> int:
        """Give how many calls of one run that are made inside of no other."""
        caller = self._all.get(key)
        return 0 if caller is None else caller.running

    def waiting(self, key: bytes) -> int:
        """Give how many calls of one wait that are made inside of no other."""
        caller = self._all.get(key)
        return 0 if caller is None else caller.outermost

    def wait_ms(self, key: bytes, now: float) -> int | None:
        """Give how long one has to wait for a token; `None` if there is one now."""
        if self.bucket is None:
            return None
        caller = self._all.get(key)
        return self.bucket.wait_ms(0 if caller is None else caller.full_at, now)

    def take(self, key: bytes, now: float) -> None:
        """Take a token of the bucket of one."""
        bucket = self.bucket
        if bucket is None:
            return
        caller = self._all.get(key)
        if caller is None:
            if len(self._all) - self._busy >= self._most:
                self._forget(bucket, now, self._most // 2)
            caller = self._all[key] = _Caller()
        caller.full_at = bucket.take(caller.full_at, now)

    def begin(self, key: bytes, *, outermost: bool) -> None:
        """Note that a call gets its place: its caller was served."""
        caller = self._known(key)
        self._busy += not caller.is_busy
        caller.places += 1
        caller.running += outermost
        self._clock += 1
        caller.served = self._clock
        self._move(caller, key, (caller.served, 0))

    def end(self, key: bytes, *, outermost: bool) -> None:
        """Note that a call gives its place back."""
        caller = self._all[key]
        caller.places -= 1
        caller.running -= outermost
        self._rest(caller, key)

    def wait(self, key: bytes, number: int, *, outermost: bool) -> None:
        """Note that a call waits from now on."""
        caller = self._known(key)
        self._busy += not caller.is_busy
        self._clock += 1
        if not caller.waiting:
            caller.position = (caller.served, self._clock)
            insort(self._rotation, (caller.position, key))
        caller.waiting[number] = None
        caller.outermost += outermost

    def leave(self, key: bytes, number: int, *, outermost: bool) -> None:
        """Note that a call waits no more."""
        caller = self._all[key]
        del caller.waiting[number]
        caller.outermost -= outermost
        if not caller.waiting:
            self._remove(caller, key)
        self._rest(caller, key)

    def in_turn(self) -> Iterator[int]:
        """Give the calls that wait, in the order in which they are served.

        All of one caller come before those of another one, and of each caller the first
        ones first.
        """
        for _, key in self._rotation:
            yield from self._all[key].waiting

    def _known(self, key: bytes) -> _Caller:
        caller = self._all.get(key)
        if caller is None:
            caller = self._all[key] = _Caller()
        return caller

    def _move(self, caller: _Caller, key: bytes, position: _Position) -> None:
        if caller.waiting:
            self._remove(caller, key)
            insort(self._rotation, (position, key))
        caller.position = position

    def _remove(self, caller: _Caller, key: bytes) -> None:
        del self._rotation[bisect_left(self._rotation, (caller.position, key))]

    def _rest(self, caller: _Caller, key: bytes) -> None:
        """Forget of one without calls what there is to forget."""
        if not caller.is_busy:
            self._busy -= 1
            caller.served = 0
            if not caller.full_at:
                del self._all[key]

    def _forget(self, bucket: Bucket, now: float, left: int) -> None:
        """Forget callers without calls.

        All whose buckets are full, and then those whose buckets are the fullest, until
        so many are left. One that comes again finds a full bucket.
        """
        idle = [(one.full_at, key) for key, one in self._all.items() if not one.is_busy]
        # Who was known first comes first, where everything else is the same.
        idle.sort(key=itemgetter(0))
        full = sum(bucket.is_full(full_at, now) for full_at, _ in idle)
        for _, key in idle[: max(len(idle) - left, full)]:
            del self._all[key]
