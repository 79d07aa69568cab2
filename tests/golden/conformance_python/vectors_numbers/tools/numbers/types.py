# Made by toolc from numbers.tools; do not edit.
"""The payloads, results and errors of the toolset `numbers`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_numbers.types import (
    AtLeast,
    AtMost,
    Below,
    Between,
    Cents,
    Five,
    Halves,
    Huge,
    Inside,
    Millis,
    Narrow,
    Odds,
    Percent,
    Percentage,
    Positive,
    Real,
    Some,
    Tenth,
    Third,
    Tight,
    Unit,
    Whole,
    Wide,
)

__all__ = [
    "AtLeast",
    "AtMost",
    "Below",
    "Between",
    "Cents",
    "CheckNumbers0Args",
    "CheckNumbers1Args",
    "CheckNumbers2Args",
    "CheckNumbers3Args",
    "CheckNumbers4Args",
    "CheckNumbers5Args",
    "CheckNumbers6Args",
    "CheckNumbers7Args",
    "CheckNumbers8Args",
    "CheckNumbers9Args",
    "CheckNumbers10Args",
    "CheckNumbers11Args",
    "CheckNumbers12Args",
    "CheckNumbers13Args",
    "CheckNumbers14Args",
    "CheckNumbers15Args",
    "CheckNumbers16Args",
    "CheckNumbers17Args",
    "CheckNumbers18Args",
    "CheckNumbers19Args",
    "CheckNumbers20Args",
    "CheckNumbers21Args",
    "Five",
    "Halves",
    "Huge",
    "Inside",
    "Millis",
    "Narrow",
    "Odds",
    "Percent",
    "Percentage",
    "Positive",
    "Real",
    "Some",
    "Tenth",
    "Third",
    "Tight",
    "Unit",
    "Whole",
    "Wide",
]


class CheckNumbers0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers0`."""


class CheckNumbers1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers1`."""


class CheckNumbers2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers2`."""


class CheckNumbers3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers3`."""


class CheckNumbers4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers4`."""


class CheckNumbers5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers5`."""


class CheckNumbers6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers6`."""


class CheckNumbers7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers7`."""


class CheckNumbers8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers8`."""


class CheckNumbers9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers9`."""


class CheckNumbers10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers10`."""


class CheckNumbers11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers11`."""


class CheckNumbers12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers12`."""


class CheckNumbers13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers13`."""


class CheckNumbers14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers14`."""


class CheckNumbers15Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers15`."""


class CheckNumbers16Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers16`."""


class CheckNumbers17Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers17`."""


class CheckNumbers18Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers18`."""


class CheckNumbers19Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers19`."""


class CheckNumbers20Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers20`."""


class CheckNumbers21Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_numbers21`."""
