# Made by toolc from shared.tools; do not edit.
"""The types of the package `acme.shared`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

__all__ = ["Finding", "Item"]


class Item(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something in the archive."""

    id: toolrt.Uuid
    title: str

    @classmethod
    def make(cls, *, id: str | toolrt.natural.Uuid, title: str) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "ITEM", id=id, title=title)


class Finding(Struct, kw_only=True, forbid_unknown_fields=True):
    """Names that only differ after conversion."""

    page: toolrt.Int
