# Made by toolc from numbers.tools; do not edit.
"""The types of the package `conformance.numbers`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
import toolrt

__all__ = [
    "AtLeast",
    "AtMost",
    "Below",
    "Between",
    "Cents",
    "Five",
    "Halves",
    "Huge",
    "Inside",
    "Millis",
    "Narrow",
    "Odds",
    "Percent",
    "Percentage",
    "Positive",
    "Real",
    "Some",
    "Tenth",
    "Third",
    "Tight",
    "Unit",
    "Whole",
    "Wide",
]


Whole: TypeAlias = toolrt.Int


Real: TypeAlias = float


Percent: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]


Positive: TypeAlias = Annotated[int, msgspec.Meta(gt=0, le=toolrt.MAX_INT)]


Odds: TypeAlias = Annotated[float, msgspec.Meta(gt=0.0, lt=1.0)]


AtLeast: TypeAlias = Annotated[float, msgspec.Meta(ge=0.5)]


Five: TypeAlias = Annotated[
    int, msgspec.Meta(ge=toolrt.MIN_INT, le=toolrt.MAX_INT, multiple_of=5)
]


Tenth: TypeAlias = float


Cents: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=10.0)]


Some: TypeAlias = Annotated[int, msgspec.Meta(ge=10, le=20, multiple_of=4)]


Between: TypeAlias = Annotated[int, msgspec.Meta(ge=-5, le=5)]


Below: TypeAlias = Annotated[int, msgspec.Meta(ge=toolrt.MIN_INT, lt=10)]


Inside: TypeAlias = Annotated[float, msgspec.Meta(gt=0.5, lt=1.5)]


Tight: TypeAlias = Annotated[float, msgspec.Meta(ge=0.1, le=0.3)]


Huge: TypeAlias = Annotated[float, msgspec.Meta(le=9007199254740992.0)]


AtMost: TypeAlias = Annotated[int, msgspec.Meta(ge=toolrt.MIN_INT, le=3)]


Wide: TypeAlias = Annotated[
    int, msgspec.Meta(ge=toolrt.MIN_INT, le=toolrt.MAX_INT, multiple_of=10)
]


Third: TypeAlias = float


Halves: TypeAlias = float


Millis: TypeAlias = Annotated[float, msgspec.Meta(gt=0.0)]


Unit: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1)]


Narrow: TypeAlias = Annotated[int, msgspec.Meta(ge=50, le=100, multiple_of=5)]


Percentage: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100, multiple_of=5)]
