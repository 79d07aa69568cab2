# Made by toolc from enums.tools; do not edit.
"""The types of the package `conformance.enums`."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Literal, TypeAlias

import toolrt
from msgspec import Struct

__all__ = [
    "Accent",
    "Answer",
    "ByStatus",
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


class Status(StrEnum):
    PENDING = "pending"
    IN_PROGRESS = "in_progress"
    DONE = "done"


class Code(IntEnum):
    OK = 200
    MISSING = 404


class Sort(StrEnum):
    UP = "+1"
    DOWN = "-1"
    NONE = ""


Mode: TypeAlias = Literal["fast", "slow"]


Level: TypeAlias = Literal[1, 2, 3]


if TYPE_CHECKING:
    Mixed: TypeAlias = 'Literal["auto", 1, True] | float'
else:
    Mixed = toolrt.opaque("Mixed")


Only: TypeAlias = Literal["v1"]


OptionalMode: TypeAlias = Literal["fast", "slow"]


class Job(Struct, kw_only=True, forbid_unknown_fields=True):
    status: Status = Status.PENDING
    kind: Literal["job"]


class Many(StrEnum):
    A01 = "a01"
    A02 = "a02"
    A03 = "a03"
    A04 = "a04"
    A05 = "a05"
    A06 = "a06"
    A07 = "a07"
    A08 = "a08"
    A09 = "a09"
    A10 = "a10"
    A11 = "a11"
    A12 = "a12"
    A13 = "a13"
    A14 = "a14"
    A15 = "a15"
    A16 = "a16"
    A17 = "a17"
    A18 = "a18"
    A19 = "a19"
    A20 = "a20"
    A21 = "a21"
    A22 = "a22"


class Twenty(StrEnum):
    A01 = "a01"
    A02 = "a02"
    A03 = "a03"
    A04 = "a04"
    A05 = "a05"
    A06 = "a06"
    A07 = "a07"
    A08 = "a08"
    A09 = "a09"
    A10 = "a10"
    A11 = "a11"
    A12 = "a12"
    A13 = "a13"
    A14 = "a14"
    A15 = "a15"
    A16 = "a16"
    A17 = "a17"
    A18 = "a18"
    A19 = "a19"
    A20 = "a20"


class TwentyOne(StrEnum):
    A01 = "a01"
    A02 = "a02"
    A03 = "a03"
    A04 = "a04"
    A05 = "a05"
    A06 = "a06"
    A07 = "a07"
    A08 = "a08"
    A09 = "a09"
    A10 = "a10"
    A11 = "a11"
    A12 = "a12"
    A13 = "a13"
    A14 = "a14"
    A15 = "a15"
    A16 = "a16"
    A17 = "a17"
    A18 = "a18"
    A19 = "a19"
    A20 = "a20"
    A21 = "a21"


if TYPE_CHECKING:
    Rate: TypeAlias = "Literal[1, 9007199254740993] | float"
else:
    Rate = toolrt.opaque("Rate")


class Accent(StrEnum):
    ÉTÉ = "été"
    ÉTÉ_2 = "ÉTÉ"
    日本 = "日本"


if TYPE_CHECKING:
    Yes: TypeAlias = "Literal[True]"
else:
    Yes = toolrt.opaque("Yes")


Answer: TypeAlias = Literal[42]


OnlyMaybe: TypeAlias = Literal["v1"]


if TYPE_CHECKING:
    Flags: TypeAlias = 'Literal[True, "unknown"]'
else:
    Flags = toolrt.opaque("Flags")


Statuses: TypeAlias = list[Status]


ByStatus: TypeAlias = dict[str, Status]


class Long(StrEnum):
    XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    SHORT = "short"
