# Made by toolc from records.tools; do not edit.
"""The payloads, results and errors of the toolset `records`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_records.types import (
    Absent,
    Base,
    Chain,
    Empty,
    Even,
    Limits,
    Marked,
    Mode,
    More,
    Node,
    Odd,
    Odds,
    Open,
    OpenDeep,
    OpenJson,
    OpenTyped,
    Outer,
    Pick,
    Rows,
    Settings,
    Spelled,
    Todo,
    Wanted,
    Wide,
)

__all__ = [
    "Absent",
    "Base",
    "Chain",
    "CheckRecords0Args",
    "CheckRecords1Args",
    "CheckRecords2Args",
    "CheckRecords3Args",
    "CheckRecords4Args",
    "CheckRecords5Args",
    "CheckRecords6Args",
    "CheckRecords7Args",
    "CheckRecords8Args",
    "CheckRecords9Args",
    "CheckRecords10Args",
    "CheckRecords11Args",
    "CheckRecords12Args",
    "CheckRecords13Args",
    "CheckRecords14Args",
    "CheckRecords15Args",
    "CheckRecords16Args",
    "CheckRecords17Args",
    "CheckRecords18Args",
    "CheckRecords19Args",
    "CheckRecords20Args",
    "Empty",
    "Even",
    "Limits",
    "Marked",
    "Mode",
    "More",
    "Node",
    "Odd",
    "Odds",
    "Open",
    "OpenDeep",
    "OpenJson",
    "OpenTyped",
    "Outer",
    "Pick",
    "Rows",
    "Settings",
    "Spelled",
    "Todo",
    "Wanted",
    "Wide",
]


class CheckRecords0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records0`."""


class CheckRecords1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records1`."""


class CheckRecords2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records2`."""


class CheckRecords3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records3`."""


class CheckRecords4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records4`."""


class CheckRecords5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records5`."""


class CheckRecords6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records6`."""


class CheckRecords7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records7`."""


class CheckRecords8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records8`."""


class CheckRecords9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records9`."""


class CheckRecords10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records10`."""


class CheckRecords11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records11`."""


class CheckRecords12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records12`."""


class CheckRecords13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records13`."""


class CheckRecords14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records14`."""


class CheckRecords15Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records15`."""


class CheckRecords16Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records16`."""


class CheckRecords17Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records17`."""


class CheckRecords18Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records18`."""


class CheckRecords19Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records19`."""


class CheckRecords20Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_records20`."""
