# Made by toolc from formats.tools; do not edit.
"""The types of the package `conformance.formats`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        V4,
        V6,
        ByHost,
        Clock,
        Data,
        Day,
        File,
        Host,
        Id,
        Link,
        Mail,
        Mails,
        ShortLink,
        Span,
        Stamp,
        When,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
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
        },
    )

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
