"""Texts with a format, and integers of 64 bits, as types that msgspec checks."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from toolrt.json import MAX_INT, MIN_INT

from .formats import PATTERNS, PHRASES, accepts

__all__ = [
    "PHRASES",
    "Date",
    "DateTime",
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


def pattern_of(name: str) -> str:
    """Give the pattern that msgspec holds a text to, from end to end."""
    return rf"\A(?:{PATTERNS[name]})\Z"


#: Any JSON value: `None`, bools, numbers, texts, lists, dicts. Numbers that are no
#: plain integers keep their spelling: they are a `Number`, which is a float.
Json: TypeAlias = Any

#: A whole number of at most 64 bits.
Int: TypeAlias = Annotated[int, Meta(ge=MIN_INT, le=MAX_INT)]

#: A date and time with its offset (RFC 3339), such as `2026-01-31T09:30:00Z`.
DateTime: TypeAlias = Annotated[str, Meta(pattern=pattern_of("datetime"))]

#: A date, such as `2026-01-31`.
Date: TypeAlias = Annotated[str, Meta(pattern=pattern_of("date"))]

#: A time of day with its offset, such as `09:30:00Z`.
Time: TypeAlias = Annotated[str, Meta(pattern=pattern_of("time"))]

#: An ISO 8601 duration, such as `PT5M`.
Duration: TypeAlias = Annotated[str, Meta(pattern=pattern_of("duration"))]

#: A UUID with hyphens (RFC 4122).
Uuid: TypeAlias = Annotated[str, Meta(pattern=pattern_of("uuid"))]

#: A URI with a scheme (RFC 3986).
Uri: TypeAlias = Annotated[str, Meta(pattern=pattern_of("uri"))]

#: An email address (RFC 5321), ASCII only.
Email: TypeAlias = Annotated[str, Meta(pattern=pattern_of("email"))]

#: A host name (RFC 1123).
Hostname: TypeAlias = Annotated[str, Meta(pattern=pattern_of("hostname"))]

#: An IPv4 address.
Ipv4: TypeAlias = Annotated[str, Meta(pattern=pattern_of("ipv4"))]

#: An IPv6 address, without a zone (RFC 4291).
Ipv6: TypeAlias = Annotated[str, Meta(pattern=pattern_of("ipv6"))]

#: A file path: text without U+0000.
FilePath: TypeAlias = Annotated[str, Meta(pattern=pattern_of("path"))]
