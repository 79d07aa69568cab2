# Made by toolc from calls.tools; do not edit.
"""The types of the package `conformance.calls`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Address",
    "AlreadyThere",
    "BadPattern",
    "Broken",
    "Country",
    "Level",
    "Locked",
    "Mode",
    "NoWords",
    "NobodyThere",
    "NotYours",
    "NothingThere",
    "Stopped",
    "TooBusy",
    "TooEarly",
    "TooSlow",
]


class Country(StrEnum):
    AT = "at"
    CH = "ch"
    DE = "de"


class Address(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where something goes."""

    street: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    """Street and number."""
    zip: Annotated[str, msgspec.Meta(pattern="^[0-9]{5}\\Z")] | UnsetType = UNSET
    country: Country = Country.DE


Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5)]
"""How long something takes."""


class Mode(StrEnum):
    FAST = "fast"
    SLOW = "slow"


class BadPattern(toolrt.DeclaredError, code="bad_pattern"):
    """The pattern cannot be parsed.

    Kind `input`, recovery `correct`: Close the bracket at {details.position}.
    """

    position: toolrt.Int
    near: str | UnsetType = UNSET


class NothingThere(toolrt.DeclaredError, code="nothing_there"):
    """Nothing is there.

    Kind `not_found`, recovery `correct`.
    """


class AlreadyThere(toolrt.DeclaredError, code="already_there"):
    """It is there already.

    Kind `conflict`, recovery `retry`.
    """

    id: str


class TooEarly(toolrt.DeclaredError, code="too_early"):
    """Something else comes first.

    Kind `precondition`, recovery `replan`: Open it first.
    """


class NotYours(toolrt.DeclaredError, code="not_yours"):
    """You may not.

    Kind `auth`, recovery `stop`.
    """


class TooBusy(toolrt.DeclaredError, code="too_busy"):
    """Too many at once.

    Kind `rate_limited`, recovery `retry` after 2000 ms: Wait a little.
    """


class NobodyThere(toolrt.DeclaredError, code="nobody_there"):
    """Nobody answers.

    Kind `unavailable`, recovery `retry`.
    """


class TooSlow(toolrt.DeclaredError, code="too_slow"):
    """It took too long.

    Kind `timeout`, recovery `replan`.
    """


class Stopped(toolrt.DeclaredError, code="stopped"):
    """Somebody stopped it.

    Kind `cancelled`, recovery `stop`.
    """


class Broken(toolrt.DeclaredError, code="broken"):
    """It broke.

    Kind `internal`, recovery `stop`.
    """


class NoWords(toolrt.DeclaredError, code="no_words"):
    """There are no words.

    Kind `input`, recovery `correct`.
    """


class Locked(toolrt.DeclaredError, code="locked"):
    """The door is locked.

    Kind `auth`, recovery `stop`.
    """

    key: toolrt.Secret[str]
