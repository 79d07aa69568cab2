# Made by toolc from one.tools; do not edit.
"""The payloads, results and errors of the toolset `corners`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.corners_one.types import (
    Big,
    Broken,
    Deep,
    Maybe,
    Mixed,
    Pair,
    Ruled,
    Slug,
    Slugs,
    Small,
    Thing,
    Token,
    Wide,
)
from ....types.corners_two.types import Thing as CornersTwoThing

__all__ = [
    "AnyArgsArgs",
    "Big",
    "BothArgs",
    "Broken",
    "CornersTwoThing",
    "Deep",
    "InjectedArgs",
    "InjectedInjected",
    "Maybe",
    "Mixed",
    "OpenArgsArgs",
    "Pair",
    "Ruled",
    "RuledArgs",
    "Slug",
    "Slugs",
    "Small",
    "Thing",
    "Token",
    "Wide",
]


class BothArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `both`."""

    mine: Thing
    theirs: CornersTwoThing
    big: Big
    wide: Wide
    deep: Deep
    mixed: Mixed


class RuledArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `ruled`."""

    ruled: Ruled
    x: str | None


class OpenArgsArgs(toolrt.Record):
    """The arguments of `open_args`."""

    a: toolrt.Int
    rest: dict[str, list[Slug]] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class AnyArgsArgs(Struct, kw_only=True):
    """The arguments of `any_args`."""


class InjectedArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `injected`."""


class InjectedInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `injected`."""

    slug: Slug
    count: Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)] | UnsetType = UNSET
