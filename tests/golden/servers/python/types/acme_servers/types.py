# Made by toolc from servers.tools; do not edit.
"""The types of the package `acme.servers`."""

from __future__ import annotations

from enum import StrEnum

import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = ["Card", "Column", "How", "NoSuchCard"]


class Card(Struct, kw_only=True, forbid_unknown_fields=True):
    id: toolrt.Int
    title: str
    next: Card | UnsetType = UNSET


class Column(StrEnum):
    OPEN = "Open"
    DONE = "Done"


class How(StrEnum):
    FAST = "fast"
    VERY_SLOW = "very slow"


class NoSuchCard(Struct, kw_only=True, forbid_unknown_fields=True):
    """There is no such card."""

    id: toolrt.Int
