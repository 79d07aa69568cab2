# Made by toolc from scalars.tools; do not edit.
"""The types of the package `conformance.scalars`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
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
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Any_",
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
        },
    )

__all__ = [
    "Any_",
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
