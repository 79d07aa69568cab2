# Made by toolc from suite_formats.tools; do not edit.
"""The toolset `suite_formats`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import SuiteFormatsTools, toolset
    from .types import (
        CheckSuiteFormats0Args,
        CheckSuiteFormats1Args,
        CheckSuiteFormats2Args,
        CheckSuiteFormats3Args,
        CheckSuiteFormats4Args,
        CheckSuiteFormats5Args,
        CheckSuiteFormats6Args,
        CheckSuiteFormats7Args,
        CheckSuiteFormats8Args,
        CheckSuiteFormats9Args,
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
            "client": ["AsyncClient", "Client"],
            "provider": ["SuiteFormatsTools", "toolset"],
            "types": [
                "CheckSuiteFormats0Args",
                "CheckSuiteFormats1Args",
                "CheckSuiteFormats2Args",
                "CheckSuiteFormats3Args",
                "CheckSuiteFormats4Args",
                "CheckSuiteFormats5Args",
                "CheckSuiteFormats6Args",
                "CheckSuiteFormats7Args",
                "CheckSuiteFormats8Args",
                "CheckSuiteFormats9Args",
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
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "CheckSuiteFormats0Args",
    "CheckSuiteFormats1Args",
    "CheckSuiteFormats2Args",
    "CheckSuiteFormats3Args",
    "CheckSuiteFormats4Args",
    "CheckSuiteFormats5Args",
    "CheckSuiteFormats6Args",
    "CheckSuiteFormats7Args",
    "CheckSuiteFormats8Args",
    "CheckSuiteFormats9Args",
    "Client",
    "Date",
    "DateTime",
    "Duration",
    "Email",
    "Hostname",
    "Ipv4",
    "Ipv6",
    "SuiteFormatsTools",
    "Time",
    "Uri",
    "Uuid",
    "toolset",
]
