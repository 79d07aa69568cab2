# Made by toolc from words.tools; do not edit.
"""The types of the package `conformance.words`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Colour,
        Keys,
        Long,
        Mapped,
        Marks,
        Need,
        Number,
        Osa,
        Pair,
        Six,
        Ties,
        Two,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Colour",
                "Keys",
                "Long",
                "Mapped",
                "Marks",
                "Need",
                "Number",
                "Osa",
                "Pair",
                "Six",
                "Ties",
                "Two",
            ]
        },
    )

__all__ = [
    "Colour",
    "Keys",
    "Long",
    "Mapped",
    "Marks",
    "Need",
    "Number",
    "Osa",
    "Pair",
    "Six",
    "Ties",
    "Two",
]
