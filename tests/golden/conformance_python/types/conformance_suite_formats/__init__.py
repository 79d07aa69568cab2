# Made by toolc from suite_formats.tools; do not edit.
"""The types of the package `conformance.suite_formats`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Date,
        DateTime,
        Duration,
        Email,
        Hostname,
        Ipv4,
        Ipv6,
        Time,
        Uri,
        Uuid,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Date",
                "DateTime",
                "Duration",
                "Email",
                "Hostname",
                "Ipv4",
                "Ipv6",
                "Time",
                "Uri",
                "Uuid",
            ]
        },
    )

__all__ = [
    "Date",
    "DateTime",
    "Duration",
    "Email",
    "Hostname",
    "Ipv4",
    "Ipv6",
    "Time",
    "Uri",
    "Uuid",
]
