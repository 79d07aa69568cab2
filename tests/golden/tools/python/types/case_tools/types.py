# Made by toolc from tools.tools; do not edit.
"""The types of the package `case.tools`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Found", "Item", "NotHere", "Query", "TooBusy"]


class Item(Struct, kw_only=True, forbid_unknown_fields=True):
    id: str
    score: float


class Query(Struct, kw_only=True, forbid_unknown_fields=True):
    text: str
    run: str


class Found(Struct, kw_only=True, forbid_unknown_fields=True):
    items: list[Item]


class NotHere(Struct, kw_only=True, forbid_unknown_fields=True):
    """Nothing has this id."""

    id: str


class TooBusy(Struct, kw_only=True, forbid_unknown_fields=True):
    """The details of the error `too_busy`."""
