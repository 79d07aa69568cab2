# Made by toolc from scalars.tools; do not edit.
"""The payloads, results and errors of the toolset `scalars`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_scalars.types import (
    Any_,
    Data,
    Flag,
    MaybeAny,
    MaybeData,
    MaybeDay,
    MaybeFlag,
    MaybeList,
    MaybeMap,
    MaybeReal,
    MaybeRecord,
    MaybeText,
    MaybeWhole,
    Noted,
    Nothing,
    Point,
    Real,
    Text,
    Whole,
)

__all__ = [
    "Any_",
    "CheckScalars0Args",
    "CheckScalars1Args",
    "CheckScalars2Args",
    "CheckScalars3Args",
    "CheckScalars4Args",
    "CheckScalars5Args",
    "CheckScalars6Args",
    "CheckScalars7Args",
    "CheckScalars8Args",
    "CheckScalars9Args",
    "CheckScalars10Args",
    "CheckScalars11Args",
    "CheckScalars12Args",
    "CheckScalars13Args",
    "CheckScalars14Args",
    "CheckScalars15Args",
    "CheckScalars16Args",
    "CheckScalars17Args",
    "Data",
    "Flag",
    "MaybeAny",
    "MaybeData",
    "MaybeDay",
    "MaybeFlag",
    "MaybeList",
    "MaybeMap",
    "MaybeReal",
    "MaybeRecord",
    "MaybeText",
    "MaybeWhole",
    "Noted",
    "Nothing",
    "Point",
    "Real",
    "Text",
    "Whole",
]


class CheckScalars0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars0`."""


class CheckScalars1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars1`."""


class CheckScalars2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars2`."""


class CheckScalars3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars3`."""


class CheckScalars4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars4`."""


class CheckScalars5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars5`."""


class CheckScalars6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars6`."""


class CheckScalars7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars7`."""


class CheckScalars8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars8`."""


class CheckScalars9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars9`."""


class CheckScalars10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars10`."""


class CheckScalars11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars11`."""


class CheckScalars12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars12`."""


class CheckScalars13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars13`."""


class CheckScalars14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars14`."""


class CheckScalars15Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars15`."""


class CheckScalars16Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars16`."""


class CheckScalars17Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_scalars17`."""
