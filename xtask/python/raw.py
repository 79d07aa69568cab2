"""The types of the shop as a person writes them for msgspec, with its own checks.

Dates and ids are texts, as in generated code.
"""

from __future__ import annotations

import datetime as dt
import enum
from typing import Annotated

from msgspec import Meta, Struct

Date = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Uuid = Annotated[str, Meta(pattern=r"^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$")]
Sku = Annotated[str, Meta(min_length=3, max_length=24, pattern=r"^[A-Z0-9-]+$")]


class Direction(enum.StrEnum):
    """How a search is sorted."""

    ASCENDING = "ascending"
    DESCENDING = "descending"


class Search(Struct, kw_only=True, forbid_unknown_fields=True):
    """Five scalars, each with a limit."""

    query: Annotated[str, Meta(min_length=1, max_length=80)]
    sku: Sku
    limit: Annotated[int, Meta(ge=1, le=100)]
    score: Annotated[float, Meta(ge=0, le=1)]
    order: Direction


class Address(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where a customer lives."""

    street: Annotated[str, Meta(min_length=1, max_length=100)]
    city: Annotated[str, Meta(min_length=1, max_length=60)]
    zip: Annotated[str, Meta(pattern=r"^[0-9]{5}$")]
    country: Annotated[str, Meta(min_length=2, max_length=2)]


class Customer(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who has ordered."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    email: Annotated[str, Meta(pattern=r"^[^@\s]+@[^@\s]+$")]
    address: Address


class Line(Struct, kw_only=True, forbid_unknown_fields=True):
    """A line of an order."""

    sku: Sku
    title: Annotated[str, Meta(min_length=1, max_length=120)]
    quantity: Annotated[int, Meta(ge=1, le=1000)]
    price: Annotated[float, Meta(ge=0)]
    tags: Annotated[list[str], Meta(max_length=5)] = []


class Card(Struct, kw_only=True, forbid_unknown_fields=True):
    """A credit card."""

    holder: Annotated[str, Meta(min_length=1, max_length=100)]
    last4: Annotated[str, Meta(pattern=r"^[0-9]{4}$")]
    expires: Date


class Transfer(Struct, kw_only=True, forbid_unknown_fields=True):
    """A bank transfer."""

    iban: Annotated[str, Meta(min_length=15, max_length=34)]
    reference: str | None = None


class ByCard(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="card"
):
    """Paid by card."""

    value: Card


class ByTransfer(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="transfer"
):
    """Paid by transfer."""

    value: Transfer


class Order(Struct, kw_only=True, forbid_unknown_fields=True):
    """An order with its lines."""

    id: Uuid
    placed: Date
    customer: Customer
    lines: Annotated[list[Line], Meta(min_length=1, max_length=50)]
    labels: Annotated[dict[str, str], Meta(max_length=20)]
    payment: ByCard | ByTransfer
    note: Annotated[str, Meta(max_length=500)] | None = None


class Level(enum.StrEnum):
    """How large a measurement is."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Measurement(Struct, kw_only=True, forbid_unknown_fields=True):
    """One of many."""

    id: Annotated[int, Meta(ge=0)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    value: float
    active: bool
    level: Level
    day: Date


class Batch(Struct, kw_only=True, forbid_unknown_fields=True):
    """Many small records."""

    records: Annotated[list[Measurement], Meta(max_length=5000)]


class DatedMeasurement(Struct, kw_only=True, forbid_unknown_fields=True):
    """One of many, with the date that msgspec makes."""

    id: Annotated[int, Meta(ge=0)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    value: float
    active: bool
    level: Level
    day: dt.date


class DatedBatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """Many small records, with the dates that msgspec makes."""

    records: Annotated[list[DatedMeasurement], Meta(max_length=5000)]
