# Made by toolc from schema.tools; do not edit.
"""The types of the package `schema`."""

from __future__ import annotations

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = ["FOOBar", "FOOBarPair", "FooBar"]


class FooBar(Struct, kw_only=True, forbid_unknown_fields=True):
    """At least one of them."""

    a: toolrt.Int | UnsetType = UNSET
    b: toolrt.Int | UnsetType = UNSET


class FOOBarPair(Struct, kw_only=True, forbid_unknown_fields=True):
    n: toolrt.Int
    m: toolrt.Int


class FOOBar(Struct, kw_only=True, forbid_unknown_fields=True):
    numbers: list[toolrt.Int]
    """Not three."""
    pair: FOOBarPair = msgspec.field(
        default_factory=toolrt.default(__name__, "FOO_BAR_2", "pair")
    )
