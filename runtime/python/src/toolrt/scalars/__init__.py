"""Texts with a format, and integers of 64 bits, as types that msgspec checks.

Each is made when it is first asked for, since that compiles its pattern.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

if TYPE_CHECKING:
    #: An exact decimal, such as `12.50`: the text is kept, equality is by value.
    from decimal import Decimal

    from .formats import PHRASES, accepts
    from .patterns import pattern_of

__all__ = [
    "PHRASES",
    "Date",
    "DateTime",
    "Decimal",
    "Duration",
    "Email",
    "FilePath",
    "Hostname",
    "Int",
    "Ipv4",
    "Ipv6",
    "Json",
    "Time",
    "Uri",
    "Uuid",
    "accepts",
    "pattern_of",
]

#: Any JSON value: `None`, bools, numbers, texts, lists, dicts. Numbers that are no
#: plain integers keep their spelling: they are a `Number`, which is a float.
Json: TypeAlias = Any

if TYPE_CHECKING:
    #: A whole number of at most 64 bits.
    Int: TypeAlias = Annotated[int, "64 bits"]
    #: A date and time with its offset (RFC 3339), such as `2026-01-31T09:30:00Z`.
    DateTime: TypeAlias = Annotated[str, "datetime"]
    #: A date, such as `2026-01-31`.
    Date: TypeAlias = Annotated[str, "date"]
    #: A time of day with its offset, such as `09:30:00Z`.
    Time: TypeAlias = Annotated[str, "time"]
    #: An ISO 8601 duration, such as `PT5M`.
    Duration: TypeAlias = Annotated[str, "duration"]
    #: A UUID with hyphens (RFC 4122).
    Uuid: TypeAlias = Annotated[str, "uuid"]
    #: A URI with a scheme (RFC 3986).
    Uri: TypeAlias = Annotated[str, "uri"]
    #: An email address (RFC 5321), ASCII only.
    Email: TypeAlias = Annotated[str, "email"]
    #: A host name (RFC 1123).
    Hostname: TypeAlias = Annotated[str, "hostname"]
    #: An IPv4 address.
    Ipv4: TypeAlias = Annotated[str, "ipv4"]
    #: An IPv6 address, without a zone (RFC 4291).
    Ipv6: TypeAlias = Annotated[str, "ipv6"]
    #: A file path: text without U+0000.
    FilePath: TypeAlias = Annotated[str, "path"]

#: The formats of texts, by the names of their types.
_FORMATS: Final = {
    "DateTime": "datetime",
    "Date": "date",
    "Time": "time",
    "Duration": "duration",
    "Uuid": "uuid",
    "Uri": "uri",
    "Email": "email",
    "Hostname": "hostname",
    "Ipv4": "ipv4",
    "Ipv6": "ipv6",
    "FilePath": "path",
}

#: What comes from modules beside this one.
_HOMES: Final = {"PHRASES": "formats", "accepts": "formats", "pattern_of": "patterns"}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Make what is asked for, once."""
        made = globals()[name] = _made(name)
        return made


def _made(name: str) -> Any:
    home = _HOMES.get(name)
    if home is not None:
        from toolrt.lazy import load  # noqa: PLC0415

        return getattr(load(f".{home}", __name__), name)
    from msgspec import Meta  # noqa: PLC0415

    if name == "Decimal":
        from .decimals import Exact  # noqa: PLC0415

        return Exact
    if name == "Int":
        from toolrt.json.number import MAX_INT, MIN_INT  # noqa: PLC0415

        return Annotated[int, Meta(ge=MIN_INT, le=MAX_INT)]
    kind = _FORMATS.get(name)
    if kind is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .patterns import pattern_of  # noqa: PLC0415

    return Annotated[str, Meta(pattern=pattern_of(kind))]
