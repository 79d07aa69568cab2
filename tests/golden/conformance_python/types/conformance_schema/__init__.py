# Made by toolc from schema.tools; do not edit.
"""The types of the package `conformance.schema`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Big,
        Deep,
        Either,
        Even,
        Evens,
        Half,
        Halves,
        Hidden,
        Loose,
        Loose2,
        Maybe,
        Named,
        Pair,
        Small,
        Third,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Big",
                "Deep",
                "Either",
                "Even",
                "Evens",
                "Half",
                "Halves",
                "Hidden",
                "Loose",
                "Loose2",
                "Maybe",
                "Named",
                "Pair",
                "Small",
                "Third",
            ]
        },
    )

__all__ = [
    "Big",
    "Deep",
    "Either",
    "Even",
    "Evens",
    "Half",
    "Halves",
    "Hidden",
    "Loose",
    "Loose2",
    "Maybe",
    "Named",
    "Pair",
    "Small",
    "Third",
]
