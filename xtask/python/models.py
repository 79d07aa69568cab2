"""The types of the shop as a person writes them for pydantic."""

from __future__ import annotations

import datetime as dt
import enum
import uuid
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Sku = Annotated[str, Field(min_length=3, max_length=24, pattern=r"^[A-Z0-9-]+$")]


class Closed(BaseModel):
    """What takes no unknown keys."""

    model_config = ConfigDict(extra="forbid")


class Direction(enum.StrEnum):
    """How a search is sorted."""

    ASCENDING = "ascending"
    DESCENDING = "descending"


class Search(Closed):
    """Five scalars, each with a limit."""

    query: Annotated[str, Field(min_length=1, max_length=80)]
    sku: Sku
    limit: Annotated[int, Field(ge=1, le=100)]
    score: Annotated[float, Field(ge=0, le=1)]
    order: Direction


class Address(Closed):
    """Where a customer lives."""

    street: Annotated[str, Field(min_length=1, max_length=100)]
    city: Annotated[str, Field(min_length=1, max_length=60)]
    zip: Annotated[str, Field(pattern=r"^[0-9]{5}$")]
    country: Annotated[str, Field(min_length=2, max_length=2)]


class Customer(Closed):
    """Who has ordered."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    email: Annotated[str, Field(pattern=r"^[^@\s]+@[^@\s]+$")]
    address: Address


class Line(Closed):
    """A line of an order."""

    sku: Sku
    title: Annotated[str, Field(min_length=1, max_length=120)]
    quantity: Annotated[int, Field(ge=1, le=1000)]
    price: Annotated[float, Field(ge=0)]
    tags: Annotated[list[str], Field(max_length=5)] = []


class Card(Closed):
    """A credit card."""

    holder: Annotated[str, Field(min_length=1, max_length=100)]
    last4: Annotated[str, Field(pattern=r"^[0-9]{4}$")]
    expires: dt.date


class Transfer(Closed):
    """A bank transfer."""

    iban: Annotated[str, Field(min_length=15, max_length=34)]
    reference: str | None = None


class ByCard(Closed):
    """Paid by card."""

    type: Literal["card"]
    value: Card


class ByTransfer(Closed):
    """Paid by transfer."""

    type: Literal["transfer"]
    value: Transfer


class Order(Closed):
    """An order with its lines."""

    id: uuid.UUID
    placed: dt.date
    customer: Customer
    lines: Annotated[list[Line], Field(min_length=1, max_length=50)]
    labels: Annotated[dict[str, str], Field(max_length=20)]
    payment: Annotated[ByCard | ByTransfer, Field(discriminator="type")]
    note: Annotated[str, Field(max_length=500)] | None = None


class Level(enum.StrEnum):
    """How large a measurement is."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Measurement(Closed):
    """One of many."""

    id: Annotated[int, Field(ge=0)]
    name: Annotated[str, Field(min_length=1, max_length=40)]
    value: float
    active: bool
    level: Level
    day: dt.date


class Batch(Closed):
    """Many small records."""

    records: Annotated[list[Measurement], Field(max_length=5000)]
