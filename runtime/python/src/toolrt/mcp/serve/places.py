"""So many at once: calls, listeners, sessions; one caller has a part of them."""

from __future__ import annotations

from math import ceil
from time import monotonic

from toolrt.call.envelope import CallFault
from toolrt.call.error import Kind

__all__ = [
    "AllTaken",
    "CallerHasTooMany",
    "Place",
    "Places",
    "SessionPlace",
    "SessionPlaces",
    "share_of",
    "too_many",
]


class AllTaken(Exception):  # an answer
    """No place is free."""


class CallerHasTooMany(Exception):  # an answer
    """The caller has as many places as one may have."""


class Place:
    """One or several places, given back by `leave`."""

    __slots__ = ("_caller", "_count", "_places")

    def __init__(self, places: Places, count: int, caller: bytes | None) -> None:
        """Take whose they are."""
        self._places = places
        self._count = count
        self._caller = caller

    def leave(self) -> None:
        """Give them back, once."""
        count, self._count = self._count, 0
        self._places.give_back(count, self._caller)


class Places:
    """A number of places, of which one caller has a part at most."""

    __slots__ = ("_callers", "_most", "_share", "taken")

    def __init__(self, most: int | None, share: int) -> None:
        """Take how many there are, if that is limited, and how many one caller has."""
        self._most = most
        self._share = share
        #: How many are taken.
        self.taken = 0
        # Those of each caller that has any.
        self._callers: dict[bytes, int] = {}

    def take(self, caller: bytes | None, count: int = 1) -> Place:
        """Take places for a caller, if it is known: all of them or none.

        Raises:
            AllTaken: There are none.
            CallerHasTooMany: The caller has as many as one may have.

        """
        if self._most is not None and self.taken + count > self._most:
            raise AllTaken
        if caller is not None:
            own = self._callers.get(caller, 0) + count
            if own > self._share:
                raise CallerHasTooMany
            if own:
                self._callers[caller] = own
        self.taken += count
        return Place(self, count, caller)

    def give_back(self, count: int, caller: bytes | None) -> None:
        """Take places back."""
        self.taken -= count
        if caller is not None and count:
            left = self._callers[caller] - count
            if left:
                self._callers[caller] = left
            else:
                del self._callers[caller]

    def __len__(self) -> int:
        """Give how many callers have any."""
        return len(self._callers)


class SessionPlace:
    """The place of a session, which may still begin."""

    __slots__ = ("_all", "caller", "id", "is_kept", "seen")

    def __init__(self, places: SessionPlaces, caller: bytes) -> None:
        """Take whose it is."""
        self._all = places
        self.caller = caller
        #: Its id, as soon as its client is told.
        self.id: str | None = None
        #: Whether the session has begun, and gives it back itself.
        self.is_kept = False
        #: When a request for it came last.
        self.seen = monotonic()

    def leave(self) -> None:
        """Give it back, once."""
        self._all.give_back(self)


class SessionPlaces:
    """The places for sessions of the older era, of which one caller has a part."""

    __slots__ = ("_callers", "_idle", "_ids", "_most", "_share", "_taken")

    def __init__(self, most: int, share: int, idle: float) -> None:
        """Take how many there are, how many one caller has, and their idle seconds."""
        self._most = most
        self._share = share
        self._taken = 0
        self._idle = idle
        self._callers: dict[bytes, dict[SessionPlace, None]] = {}
        self._ids: dict[str, SessionPlace] = {}

    def take(self, caller: bytes) -> SessionPlace | int:
        """Take one for a caller.

        If it has too many: how many seconds it takes until one has been idle for too
        long, if no requests come.

        Raises:
            AllTaken: There are none.

        """
        if self._taken >= self._most:
            raise AllTaken
        own = self._callers.get(caller, {})
        if len(own) >= self._share:
            first = min(place.seen for place in own)
            return max(ceil(first + self._idle - monotonic()), 1)
        place = SessionPlace(self, caller)
        self._callers.setdefault(caller, {})[place] = None
        self._taken += 1
        return place

    def begun(self, place: SessionPlace, session: str) -> None:
        """Note the id of a session."""
        if place in self._callers.get(place.caller, {}):
            place.id = session
            self._ids[session] = place

    def seen(self, session: str) -> None:
        """Note that a request for a session has come."""
        place = self._ids.get(session)
        if place is not None:
            place.seen = monotonic()

    def give_back(self, place: SessionPlace) -> None:
        """Take one back."""
        own = self._callers.get(place.caller)
        if own is None or place not in own:
            return
        del own[place]
        self._taken -= 1
        if not own:
            del self._callers[place.caller]
        if place.id is not None:
            self._ids.pop(place.id, None)

    def __len__(self) -> int:
        """Give how many callers have any."""
        return len(self._callers)


def share_of(most: int, own: int | None) -> int:
    """Give how many of so many one caller has: half of them, if nothing is said."""
    return -(-most // 2) if own is None else own


def too_many(message: str) -> CallFault:
    """Give the error of what one caller has too many of."""
    return CallFault.of("rate_limited", Kind.RATE_LIMITED, message)
