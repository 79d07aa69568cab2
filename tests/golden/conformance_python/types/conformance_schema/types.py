# Made by toolc from schema.tools; do not edit.
"""The types of the package `conformance.schema`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import Struct

__all__ = [
    "Big",
    "Deep",
    "Either",
    "Even",
    "Evens",
    "Half",
    "Halves",
    "Hidden",
    "Loose",
    "Loose2",
    "Maybe",
    "Named",
    "Pair",
    "Small",
    "Third",
]


Even: TypeAlias = toolrt.Int


Small: TypeAlias = Annotated[int, msgspec.Meta(ge=toolrt.MIN_INT, le=100)]


Evens: TypeAlias = list[Even]


Named: TypeAlias = list[str]


class Pair(Struct, kw_only=True, forbid_unknown_fields=True):
    a: toolrt.Int
    b: toolrt.Int = 0


Loose: TypeAlias = toolrt.Json


Loose2: TypeAlias = toolrt.Json


Big: TypeAlias = toolrt.Json


Deep: TypeAlias = toolrt.Json


Maybe: TypeAlias = Even | None


class Hidden(Struct, kw_only=True, forbid_unknown_fields=True):
    pin: toolrt.Secret[toolrt.Int]


Half: TypeAlias = float


Third: TypeAlias = float


class Halves(toolrt.Record):
    many: dict[str, tuple[Half, toolrt.Int]]
    rest: dict[str, Either] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


if TYPE_CHECKING:
    Either: TypeAlias = "str | Even"
else:
    Either = toolrt.opaque("Either")
