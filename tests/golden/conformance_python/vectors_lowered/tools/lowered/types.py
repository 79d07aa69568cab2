# Made by toolc from lowered.tools; do not edit.
"""The payloads, results and errors of the toolset `lowered`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_lowered.types import (
    Answer,
    Bag,
    Deep,
    Documents,
    Either,
    Kept,
    Labels,
    Left,
    Line,
    Nested,
    Odd,
    Pair,
    Point,
    Right,
    Target,
    Tree,
    Way,
)

__all__ = [
    "Answer",
    "Bag",
    "CheckLowered0Args",
    "CheckLowered1Args",
    "CheckLowered2Args",
    "CheckLowered3Args",
    "CheckLowered4Args",
    "CheckLowered5Args",
    "CheckLowered6Args",
    "CheckLowered7Args",
    "CheckLowered8Args",
    "CheckLowered9Args",
    "CheckLowered10Args",
    "CheckLowered11Args",
    "CheckLowered12Args",
    "CheckLowered13Args",
    "Deep",
    "Documents",
    "Either",
    "Kept",
    "Labels",
    "Left",
    "Line",
    "Nested",
    "Odd",
    "Pair",
    "Point",
    "Right",
    "Target",
    "Tree",
    "Way",
]


class CheckLowered0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered0`."""


class CheckLowered1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered1`."""


class CheckLowered2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered2`."""


class CheckLowered3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered3`."""


class CheckLowered4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered4`."""


class CheckLowered5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered5`."""


class CheckLowered6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered6`."""


class CheckLowered7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered7`."""


class CheckLowered8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered8`."""


class CheckLowered9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered9`."""


class CheckLowered10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered10`."""


class CheckLowered11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered11`."""


class CheckLowered12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered12`."""


class CheckLowered13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_lowered13`."""
