"""Dates, times and ids of Python: records as `scalars = "native"` has them, and raw."""

from __future__ import annotations

import datetime as dt
import uuid
from decimal import Decimal

import msgspec
from msgspec import Struct

import toolrt
from toolrt import Codec, table


class Day(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was on a day."""

    name: str
    day: toolrt.natural.Date


class RawDay(Struct, kw_only=True, forbid_unknown_fields=True):
    """The same for msgspec alone."""

    name: str
    day: dt.date


class Event(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was when."""

    name: str
    at: toolrt.natural.DateTime
    until: toolrt.natural.DateTime


class RawEvent(Struct, kw_only=True, forbid_unknown_fields=True):
    """The same for msgspec alone."""

    name: str
    at: dt.datetime
    until: dt.datetime


class Run(Struct, kw_only=True, forbid_unknown_fields=True):
    """What ran when."""

    id: toolrt.natural.Uuid
    at: toolrt.natural.DateTime


class RawRun(Struct, kw_only=True, forbid_unknown_fields=True):
    """The same for msgspec alone."""

    id: uuid.UUID
    at: dt.datetime


class Price(Struct, kw_only=True, forbid_unknown_fields=True):
    """What something costs."""

    name: str
    amount: toolrt.Decimal


class RawPrice(Struct, kw_only=True, forbid_unknown_fields=True):
    """The same for msgspec alone."""

    name: str
    amount: Decimal


class TextPrice(Struct, kw_only=True, forbid_unknown_fields=True):
    """The same, kept as a text."""

    name: str
    amount: str


def _many(record: table.Record) -> Codec[list[object]]:
    return Codec(table.List(record))


_NAME = table.Field("name", table.STRING)
_AT = table.Field("at", table.OWN_DATETIME)
#: Documents with the codecs of their types, and msgspec's own.
ROWS = (
    (
        "dates",
        '{"name":"A day of some words","day":"2026-01-31"}',
        _many(table.Record(Day, lambda: (_NAME, table.Field("day", table.OWN_DATE)))),
        msgspec.json.Decoder(list[RawDay]),
        "1.60",
    ),
    (
        "dates and times",
        '{"name":"A name","at":"2026-01-31T09:30:00Z","until":"2026-01-31T10:30:00Z"}',
        _many(
            table.Record(
                Event,
                lambda: (_NAME, _AT, table.Field("until", table.OWN_DATETIME)),
            )
        ),
        msgspec.json.Decoder(list[RawEvent]),
        "1.60",
    ),
    (
        "ids and times",
        '{"id":"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10","at":"2026-01-31T09:30:00Z"}',
        _many(table.Record(Run, lambda: (table.Field("id", table.OWN_UUID), _AT))),
        msgspec.json.Decoder(list[RawRun]),
        "1.60",
    ),
    (
        "decimals, over decimals",
        '{"name":"A name","amount":"12.50"}',
        _many(
            table.Record(Price, lambda: (_NAME, table.Field("amount", table.DECIMAL)))
        ),
        msgspec.json.Decoder(list[RawPrice]),
        "",
    ),
    (
        "decimals, over texts",
        '{"name":"A name","amount":"12.50"}',
        _many(
            table.Record(Price, lambda: (_NAME, table.Field("amount", table.DECIMAL)))
        ),
        msgspec.json.Decoder(list[TextPrice]),
        "1.30",
    ),
)


def document(text: str) -> bytes:
    """Give a document of two hundred such records."""
    return f"[{','.join([text] * 200)}]".encode()
