"""Dates, times and ids as values of Python, which stand for the contract's texts.

A text that Python cannot hold is none of them: see `spec/wire.md`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    import datetime as dt
    import uuid
    from collections.abc import Callable

    #: A date and time with its offset.
    DateTime: TypeAlias = dt.datetime
    #: A date.
    Date: TypeAlias = dt.date
    #: A time of day with its offset.
    Time: TypeAlias = dt.time
    #: A span of days and seconds, which no field holds: durations may have months.
    Duration: TypeAlias = dt.timedelta
    #: A UUID.
    Uuid: TypeAlias = uuid.UUID

__all__ = [
    "Date",
    "DateTime",
    "Duration",
    "Time",
    "Uuid",
    "kind",
    "lack",
    "read",
    "suspects",
    "text",
]

#: The names of formats, by the names of their classes here.
_FORMATS: Final = {
    "DateTime": "datetime",
    "Date": "date",
    "Time": "time",
    "Duration": "duration",
    "Uuid": "uuid",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Make what is asked for, once."""
        if name not in _FORMATS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        made = globals()[name] = kind(_FORMATS[name])
        return made


def kind(form: str) -> Any:
    """Give the type that msgspec decodes for texts of a format."""
    import datetime as dt  # noqa: PLC0415
    import uuid  # noqa: PLC0415
    from typing import Annotated  # noqa: PLC0415

    from msgspec import Meta  # noqa: PLC0415

    match form:
        case "datetime":
            return Annotated[dt.datetime, Meta(tz=True)]
        case "date":
            return dt.date
        case "time":
            return Annotated[dt.time, Meta(tz=True)]
        case "duration":
            return dt.timedelta
        case _:
            return uuid.UUID


def read(form: str, written: str) -> Any:
    """Give the value of a text that has the format, and that Python can hold."""
    from msgspec import convert  # noqa: PLC0415

    return convert(written, kind(form))


def text(value: Any) -> str | None:
    """Give the text of a date, a time, a span or an id; none of what is none of them.

    It may break the rules of its format: without an offset, or with one of seconds.
    """
    from datetime import date, datetime, time, timedelta  # noqa: PLC0415
    from uuid import UUID  # noqa: PLC0415

    if isinstance(value, datetime | time):
        written = value.isoformat()
        return f"{written[:-6]}Z" if written.endswith("+00:00") else written
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, timedelta):
        from msgspec import to_builtins  # noqa: PLC0415

        return str(to_builtins(value))
    return str(value) if isinstance(value, UUID) else None


def lack(form: str, written: str) -> str | None:
    """Give what a text with the format must be for Python to hold it, if it is not."""
    if form in ("datetime", "date") and written.startswith("0000"):
        return "in the year 0001 or later"
    if form in ("datetime", "time"):
        at = written.find(":")
        if written[at + 4 : at + 6] == "60":
            return "no leap second"
        if _FINE(written):
            return "exact to at most six digits of a second"
    return None


_FINE: Final = re.compile(r"\.[0-9]{6}0*[1-9]").search

#: Where a document may have a text that msgspec takes for a date and time, a time or an
#: id, and that the contract refuses or Python cannot hold: what is quickly looked for.
_DIGITS: Final = re.compile(rb"\.(?<=:[0-9]{2}\.)[0-9]{6}0*[1-9]").search
_EAST: Final = re.compile(rb'\+[0-9]{4}"').search
# The end of `-0530"`, and `-31 09`.
_WEST_OR_GAP: Final = re.compile(rb'-..[0-9 ][0-9][0-9"]').search
#: Makes all digits of an id alike, and nothing else like them.
_ALIKE: Final = bytes(
    0 if chr(byte) in "0123456789abcdefABCDEF" else max(byte, 1) for byte in range(256)
)
_ID: Final = b'"' + bytes(32)
_TIME: Final = r"[0-9]{2}:[0-9]{2}:[0-9]{2}"
_DATE: Final = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"
#: Such texts: a seventh digit, an offset without its colon, a space for the `T`, an id
#: without hyphens; and escapes of their characters.
_SUSPECT: Final = re.compile(
    (
        rf'"(?:(?:{_DATE}[Tt])?{_TIME}'
        r'(?:\.[0-9]{6}0*[1-9]|(?:\.[0-9]+)?[+-][0-9]{4}")'
        rf'|{_DATE} {_TIME}|[0-9A-Fa-f]{{32}}")'
        r"|\\u00(?:2[0BbDdEe]|3[0-9Aa]|[46][1-6]|[57][4Aa])"
    ).encode()
).search


def suspects(forms: frozenset[str]) -> Callable[[bytes], bool] | None:
    """Give what says of a document that a text in it must be looked at more closely.

    Args:
        forms: The formats of values of these classes in it.

    """
    moments = not forms.isdisjoint(("datetime", "time"))
    ids = "uuid" in forms
    if not moments and not ids:
        return None

    def is_suspect(data: bytes) -> bool:
        hinted = b"\\" in data and b"\\u00" in data
        if ids and not hinted:
            hinted = _ID in data.translate(_ALIKE)
        if moments and not hinted:
            hinted = bool(
                _WEST_OR_GAP(data)
                or (b"." in data and _DIGITS(data))
                or (b"+" in data and _EAST(data))
            )
        return hinted and _SUSPECT(data) is not None

    return is_suspect
