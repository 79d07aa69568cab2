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


class BadPattern(Struct, kw_only=True, forbid_unknown_fields=True):
    """The pattern cannot be parsed."""

    position: toolrt.Int
    near: str | UnsetType = UNSET


class NothingThere(Struct, kw_only=True, forbid_unknown_fields=True):
    """Nothing is there."""


class AlreadyThere(Struct, kw_only=True, forbid_unknown_fields=True):
    """It is there already."""

    id: str


class TooEarly(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something else comes first."""


class NotYours(Struct, kw_only=True, forbid_unknown_fields=True):
    """You may not."""


class TooBusy(Struct, kw_only=True, forbid_unknown_fields=True):
    """Too many at once."""


class NobodyThere(Struct, kw_only=True, forbid_unknown_fields=True):
    """Nobody answers."""


class TooSlow(Struct, kw_only=True, forbid_unknown_fields=True):
    """It took too long."""


class Stopped(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody stopped it."""


class Broken(Struct, kw_only=True, forbid_unknown_fields=True):
    """It broke."""


class NoWords(Struct, kw_only=True, forbid_unknown_fields=True):
    """There are no words."""


class Locked(Struct, kw_only=True, forbid_unknown_fields=True):
    """The door is locked."""

    key: toolrt.Secret[str]
