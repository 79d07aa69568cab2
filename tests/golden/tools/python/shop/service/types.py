# Made by toolc from tools.tools; do not edit.
"""The payloads, results and errors of the service `shop`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

from ...types.case_tools.types import Found, Item, NotHere, Query

__all__ = [
    "BuyPayload",
    "Found",
    "Item",
    "NotHere",
    "NotePayload",
    "NoteResult",
    "Query",
]


class BuyPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `buy`."""

    id: str
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class NotePayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `note`."""

    text: str


class NoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    length: toolrt.Int
