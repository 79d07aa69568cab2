# Made by toolc from numbers.tools; do not edit.
"""The types of the package `conformance.numbers`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
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
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "AtLeast",
                "AtMost",
                "Below",
                "Between",
                "Cents",
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
        },
    )

__all__ = [
    "AtLeast",
    "AtMost",
    "Below",
    "Between",
    "Cents",
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
