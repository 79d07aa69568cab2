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


class Finding(Struct, kw_only=True, forbid_unknown_fields=True):
    """Names that only differ after conversion."""

    page: toolrt.Int
