# Made by toolc from texts.tools; do not edit.
"""The types of the package `conformance.texts`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = [
    "AtMostTwo",
    "Both",
    "Exact",
    "Keyed",
    "Little",
    "Long",
    "Name",
    "One",
    "Short",
    "Slug",
    "Text",
    "Three",
]


Text: TypeAlias = str


Short: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=3)]


Long: TypeAlias = Annotated[str, msgspec.Meta(min_length=2)]


Exact: TypeAlias = Annotated[str, msgspec.Meta(min_length=2, max_length=2)]


Little: TypeAlias = Annotated[str, msgspec.Meta(max_length=1)]


Both: TypeAlias = Annotated[str, msgspec.Meta(max_length=2, pattern="^a")]


One: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=1)]


AtMostTwo: TypeAlias = Annotated[str, msgspec.Meta(max_length=2)]


Three: TypeAlias = Annotated[str, msgspec.Meta(min_length=3, max_length=3)]


Slug: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=2, max_length=5, pattern="^[a-z]")
]


Name: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=2, max_length=9, pattern="[a-z]\\Z")
]


Keyed: TypeAlias = dict[str, Annotated[str, msgspec.Meta(min_length=1, max_length=2)]]
