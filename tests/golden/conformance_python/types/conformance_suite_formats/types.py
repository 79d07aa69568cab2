# Made by toolc from suite_formats.tools; do not edit.
"""The types of the package `conformance.suite_formats`."""

from __future__ import annotations

from typing import TypeAlias

import toolrt

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


DateTime: TypeAlias = toolrt.DateTime


Date: TypeAlias = toolrt.Date


Time: TypeAlias = toolrt.Time


Duration: TypeAlias = toolrt.Duration


Uuid: TypeAlias = toolrt.Uuid


Uri: TypeAlias = toolrt.Uri


Email: TypeAlias = toolrt.Email


Hostname: TypeAlias = toolrt.Hostname


Ipv4: TypeAlias = toolrt.Ipv4


Ipv6: TypeAlias = toolrt.Ipv6
