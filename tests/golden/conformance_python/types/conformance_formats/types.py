# Made by toolc from formats.tools; do not edit.
"""The types of the package `conformance.formats`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
import toolrt

__all__ = [
    "V4",
    "V6",
    "ByHost",
    "Clock",
    "Data",
    "Day",
    "File",
    "Host",
    "Id",
    "Link",
    "Mail",
    "Mails",
    "ShortLink",
    "Span",
    "Stamp",
    "When",
]


Stamp: TypeAlias = toolrt.DateTime


Day: TypeAlias = toolrt.Date


Clock: TypeAlias = toolrt.Time


Span: TypeAlias = toolrt.Duration


Id: TypeAlias = toolrt.Uuid


Link: TypeAlias = toolrt.Uri


Mail: TypeAlias = toolrt.Email


Host: TypeAlias = toolrt.Hostname


V4: TypeAlias = toolrt.Ipv4


V6: TypeAlias = toolrt.Ipv6


File: TypeAlias = toolrt.FilePath


Data: TypeAlias = bytes


ShortLink: TypeAlias = Annotated[toolrt.Uri, msgspec.Meta(max_length=20)]


Mails: TypeAlias = Annotated[list[toolrt.Email], msgspec.Meta(min_length=1)]


ByHost: TypeAlias = dict[str, toolrt.Hostname]


When: TypeAlias = Annotated[toolrt.DateTime, msgspec.Meta(max_length=20)]
