# Made by toolc from shadows.tools; do not edit.
"""Tools, arguments and types that are called like what generated code needs for itself."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        ClassVar_,
        Either,
        EitherLiteral,
        EitherRecord,
        O,
        Own,
        Rest,
        TypeChecking,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "ClassVar_",
                "Either",
                "EitherLiteral",
                "EitherRecord",
                "O",
                "Own",
                "Rest",
                "TypeChecking",
            ]
        },
    )

__all__ = [
    "ClassVar_",
    "Either",
    "EitherLiteral",
    "EitherRecord",
    "O",
    "Own",
    "Rest",
    "TypeChecking",
]
