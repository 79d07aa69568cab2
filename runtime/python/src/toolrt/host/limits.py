"""How many calls run at once, how many wait, and how often tools are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

__all__ = ["Limits", "Rate", "ToolLimits"]


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
