# Made by toolc from servers.tools; do not edit.
"""The payloads, results and errors of the toolset `cards`."""

from __future__ import annotations

import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.acme_servers.types import Card, Column, NoSuchCard

__all__ = [
    "Card",
    "Column",
    "DrawArgs",
    "FindCardsArgs",
    "FindCardsInjected",
    "MoveCardArgs",
    "NoSuchCard",
]


class FindCardsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `find_cards`."""

    query: str = ""
    region: str | UnsetType = UNSET


class FindCardsInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `find_cards`."""

    run: str


class MoveCardArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `move_card`."""

    id: toolrt.Int
    column: Column


class DrawArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `draw`."""
