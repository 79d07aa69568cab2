# Made by toolc from lowered.tools; do not edit.
"""The types of the package `conformance.lowered`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Answer,
        AnswerLabels,
        AnswerNothing,
        Bag,
        Deep,
        Documents,
        Either,
        Kept,
        KeptOpenClose,
        Labels,
        Left,
        Line,
        Nested,
        Odd,
        Pair,
        Point,
        Right,
        Target,
        TargetLine,
        TargetTree,
        Tree,
        Way,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Answer",
                "AnswerLabels",
                "AnswerNothing",
                "Bag",
                "Deep",
                "Documents",
                "Either",
                "Kept",
                "KeptOpenClose",
                "Labels",
                "Left",
                "Line",
                "Nested",
                "Odd",
                "Pair",
                "Point",
                "Right",
                "Target",
                "TargetLine",
                "TargetTree",
                "Tree",
                "Way",
            ]
        },
    )

__all__ = [
    "Answer",
    "AnswerLabels",
    "AnswerNothing",
    "Bag",
    "Deep",
    "Documents",
    "Either",
    "Kept",
    "KeptOpenClose",
    "Labels",
    "Left",
    "Line",
    "Nested",
    "Odd",
    "Pair",
    "Point",
    "Right",
    "Target",
    "TargetLine",
    "TargetTree",
    "Tree",
    "Way",
]
