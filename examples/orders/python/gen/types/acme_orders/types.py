# Made by toolc from tools/orders.tools; do not edit.
"""The types of the package `acme.orders`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

from .. import acme_common

__all__ = ["Line", "MixedCurrencies", "Speed"]


class Speed(StrEnum):
    """How fast an order leaves the house."""

    NORMAL = "normal"
    """Within a week."""
    EXPRESS = "express"
    """The next day."""


class Line(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that is ordered."""

    item: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    quantity: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    price: acme_common.Money
    """Of one piece."""


class MixedCurrencies(toolrt.DeclaredError, code="mixed_currencies"):
    """The lines are in different currencies.

    Kind `input`, recovery `correct`: Split the order by currency.
    """

    first: str
    other: str
