# Made by toolc from texts.tools; do not edit.
"""The types of the package `conformance.texts`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        AtMostTwo,
        Both,
        Exact,
        Keyed,
        Little,
        Long,
        Name,
        One,
        Short,
        Slug,
        Text,
        Three,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "AtMostTwo",
                "Both",
                "Exact",
                "Keyed",
                "Little",
                "Long",
                "Name",
                "One",
                "Short",
                "Slug",
                "Text",
                "Three",
            ]
        },
    )

__all__ = [
    "AtMostTwo",
    "Both",
    "Exact",
    "Keyed",
    "Little",
    "Long",
    "Name",
    "One",
    "Short",
    "Slug",
    "Text",
    "Three",
]
