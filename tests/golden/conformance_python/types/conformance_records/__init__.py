# Made by toolc from records.tools; do not edit.
"""The types of the package `conformance.records`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
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
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Absent",
                "Base",
                "Chain",
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
        },
    )

__all__ = [
    "Absent",
    "Base",
    "Chain",
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
