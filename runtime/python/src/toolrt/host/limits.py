"""How many calls run at once, how many wait, and how often tools are called.

By all, and by each caller.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

__all__ = ["Limits", "Quota", "Rate", "ToolLimits"]


class Rate(Struct, frozen=True):
    """At most so many calls in any time of this length."""

    calls: int
    #: The time in seconds.
    per: float


class ToolLimits(Struct, frozen=True, kw_only=True):
    """The limits of a host on the calls of one tool.

    The stricter of this and what the tool declares holds.
    """

    #: How many calls run at once.
    parallel: int | None = None
    #: How often it is called.
    rate: Rate | None = None


class Quota(Struct, frozen=True, kw_only=True):
    """What one caller may take of a registry; by default nothing limits it.

    A caller is the owner of a verified token, else the peer that a server knows, else
    the name of the caller. Calls that handlers make belong to the call around them, and
    count with that.

    >>> Limits(quota=Quota(parallel=4, rate=Rate(10, 1.0), burst=50)).quota.burst
    50
    """

    #: How many calls of a caller run at once. Further ones wait.
    parallel: int | None = None
    #: How many calls of a caller wait, for whatever it is; past that a call ends as
    #: `rate_limited`. Without it as many as wait for a tool (`Limits.queue`).
    queue: int | None = None
    #: How often a caller calls in the long run; past that a call ends as
    #: `rate_limited`.
    rate: Rate | None = None
    #: How many calls a caller may make at once that has made none for a while; by
    #: default as many as the rate allows in its time.
    burst: int | None = None
    #: Of how many callers without a call is remembered how often they have called. Past
    #: that those are forgotten that may make the most calls anyway.
    callers: int = 10_000

    @property
    def is_plain(self) -> bool:
        """Whether it limits nothing."""
        return self.parallel is None and self.queue is None and self.rate is None


_NO_QUOTA = Quota()

_NONE: Mapping[str, ToolLimits] = MappingProxyType({})


class Limits(Struct, frozen=True, kw_only=True):
    """The limits of a host on calls.

    Without any, only those hold that tools declare (`parallel`).
    """

    #: How many calls run at once, those that handlers make not counted.
    parallel: int | None = None
    #: How many calls wait for each tool; past that a call ends as `unavailable`.
    queue: int = 1024
    #: How often tools are called.
    rate: Rate | None = None
    #: The limits of single tools, by name.
    tools: Mapping[str, ToolLimits] = _NONE
    #: What one caller may take of all that.
    quota: Quota = _NO_QUOTA
