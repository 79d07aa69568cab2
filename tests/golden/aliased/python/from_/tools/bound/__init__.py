# Made by toolc from one.tools; do not edit.
"""Bound with and without names in between."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Level, Nested, Size, ToTextArgs, Tree, TwoUser, User, WeighArgs
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Level",
                "Nested",
                "Size",
                "ToTextArgs",
                "Tree",
                "TwoUser",
                "User",
                "WeighArgs",
            ],
        },
    )

__all__ = [
    "Level",
    "Nested",
    "Size",
    "ToTextArgs",
    "Tree",
    "TwoUser",
    "User",
    "WeighArgs",
]
