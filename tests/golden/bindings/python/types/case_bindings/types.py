# Made by toolc from bindings.tools; do not edit.
"""The types of the package `case.bindings`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

__all__ = ["Gone", "Item", "Money", "Query", "Size", "SoldOut"]


class Money(Struct, kw_only=True, forbid_unknown_fields=True):
    """How much."""

    amount: Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]
    currency: Annotated[str, msgspec.Meta(min_length=3, max_length=3)] = "EUR"


class Size(StrEnum):
    SMALL = "small"
    LARGE = "large"


class Item(Struct, kw_only=True, forbid_unknown_fields=True):
    id: str
    price: Money
    tags: list[str] = []


class Query(Struct, kw_only=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    limit: Annotated[int, msgspec.Meta(ge=1, le=50)] = 10


class Gone(toolrt.DeclaredError, code="gone"):
    """Nothing has this id.

    Kind `not_found`, recovery `correct`: Not {details.id}.
    """

    id: str


class SoldOut(toolrt.DeclaredError, code="sold_out"):
    """Too much.

    Kind `conflict`, recovery `retry`.
    """
