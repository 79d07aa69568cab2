# Made by toolc from suite_patterns.tools; do not edit.
"""The payloads, results and errors of the toolset `suite_patterns`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_suite_patterns.types import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
    P9,
    P10,
    P11,
    P12,
    P13,
    P14,
    P15,
)

__all__ = [
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "P6",
    "P7",
    "P8",
    "P9",
    "P10",
    "P11",
    "P12",
    "P13",
    "P14",
    "P15",
    "CheckSuitePatterns0Args",
    "CheckSuitePatterns1Args",
    "CheckSuitePatterns2Args",
    "CheckSuitePatterns3Args",
    "CheckSuitePatterns4Args",
    "CheckSuitePatterns5Args",
    "CheckSuitePatterns6Args",
    "CheckSuitePatterns7Args",
    "CheckSuitePatterns8Args",
    "CheckSuitePatterns9Args",
    "CheckSuitePatterns10Args",
    "CheckSuitePatterns11Args",
    "CheckSuitePatterns12Args",
    "CheckSuitePatterns13Args",
    "CheckSuitePatterns14Args",
]


class CheckSuitePatterns0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns0`."""


class CheckSuitePatterns1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns1`."""


class CheckSuitePatterns2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns2`."""


class CheckSuitePatterns3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns3`."""


class CheckSuitePatterns4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns4`."""


class CheckSuitePatterns5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns5`."""


class CheckSuitePatterns6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns6`."""


class CheckSuitePatterns7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns7`."""


class CheckSuitePatterns8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns8`."""


class CheckSuitePatterns9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns9`."""


class CheckSuitePatterns10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns10`."""


class CheckSuitePatterns11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns11`."""


class CheckSuitePatterns12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns12`."""


class CheckSuitePatterns13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns13`."""


class CheckSuitePatterns14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_suite_patterns14`."""
