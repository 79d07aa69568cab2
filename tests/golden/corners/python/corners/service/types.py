# Made by toolc from one.tools; do not edit.
"""The payloads, results and errors of the service `corners`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ...types.corners_one.types import (
    Broken,
    Maybe,
    Mixed,
    Pair,
    Slug,
    Slugs,
    Small,
    Thing,
    Token,
)
from ...types.corners_two.types import Thing as CornersTwoThing

__all__ = [
    "Broken",
    "CornersTwoThing",
    "Maybe",
    "Mixed",
    "Pair",
    "Slug",
    "Slugs",
    "Small",
    "Thing",
    "Token",
    "WatchInjected",
    "WatchPayload",
]


class WatchPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `watch`."""

    thing: Thing


class WatchInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `watch`."""

    run: toolrt.Uuid
