# Made by toolc from suite_formats.tools; do not edit.
"""The payloads, results and errors of the toolset `suite_formats`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_suite_formats.types import (
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

__all__ = [
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
]


class CheckSuiteFormats0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats0`."""


class CheckSuiteFormats1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats1`."""


class CheckSuiteFormats2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats2`."""


class CheckSuiteFormats3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats3`."""


class CheckSuiteFormats4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats4`."""


class CheckSuiteFormats5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats5`."""


class CheckSuiteFormats6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats6`."""


class CheckSuiteFormats7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats7`."""


class CheckSuiteFormats8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats8`."""


class CheckSuiteFormats9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_formats9`."""
