# Made by toolc from enums.tools; do not edit.
"""The types of the package `conformance.enums`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
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
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
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
        },
    )

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
