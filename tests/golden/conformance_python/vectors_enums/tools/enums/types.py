# Made by toolc from enums.tools; do not edit.
"""The payloads, results and errors of the toolset `enums`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_enums.types import (
    Accent,
    Answer,
    ByStatus,
    Code,
    Flags,
    Job,
    Level,
    Long,
    Many,
    Mixed,
    Mode,
    Only,
    OnlyMaybe,
    OptionalMode,
    Rate,
    Sort,
    Status,
    Statuses,
    Twenty,
    TwentyOne,
    Yes,
)

__all__ = [
    "Accent",
    "Answer",
    "ByStatus",
    "CheckEnums0Args",
    "CheckEnums1Args",
    "CheckEnums2Args",
    "CheckEnums3Args",
    "CheckEnums4Args",
    "CheckEnums5Args",
    "CheckEnums6Args",
    "CheckEnums7Args",
    "CheckEnums8Args",
    "CheckEnums9Args",
    "CheckEnums10Args",
    "CheckEnums11Args",
    "CheckEnums12Args",
    "CheckEnums13Args",
    "CheckEnums14Args",
    "CheckEnums15Args",
    "CheckEnums16Args",
    "CheckEnums17Args",
    "CheckEnums18Args",
    "CheckEnums19Args",
    "CheckEnums20Args",
    "Code",
    "Flags",
    "Job",
    "Level",
    "Long",
    "Many",
    "Mixed",
    "Mode",
    "Only",
    "OnlyMaybe",
    "OptionalMode",
    "Rate",
    "Sort",
    "Status",
    "Statuses",
    "Twenty",
    "TwentyOne",
    "Yes",
]


class CheckEnums0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums0`."""


class CheckEnums1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums1`."""


class CheckEnums2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums2`."""


class CheckEnums3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums3`."""


class CheckEnums4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums4`."""


class CheckEnums5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums5`."""


class CheckEnums6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums6`."""


class CheckEnums7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums7`."""


class CheckEnums8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums8`."""


class CheckEnums9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums9`."""


class CheckEnums10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums10`."""


class CheckEnums11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums11`."""


class CheckEnums12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums12`."""


class CheckEnums13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums13`."""


class CheckEnums14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums14`."""


class CheckEnums15Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums15`."""


class CheckEnums16Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums16`."""


class CheckEnums17Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums17`."""


class CheckEnums18Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums18`."""


class CheckEnums19Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums19`."""


class CheckEnums20Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_enums20`."""
