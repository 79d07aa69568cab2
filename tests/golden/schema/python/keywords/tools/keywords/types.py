# Made by toolc from schema.tools; do not edit.
"""The payloads, results and errors of the toolset `keywords`."""

from __future__ import annotations

from msgspec import Struct

from ....types.schema.types import FOOBar, FooBar, FOOBarPair

__all__ = ["FOOBar", "FOOBarPair", "FooBar", "GiveTextArgs", "SwapBarsArgs"]


class SwapBarsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `swap_bars`.

    Take one, give the other.
    """

    bar: FooBar


class GiveTextArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `give_text`.

    Give a text.
    """
