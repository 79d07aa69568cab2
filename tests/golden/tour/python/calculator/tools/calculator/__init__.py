# Made by toolc from calculator.tools; do not edit.
"""Adds and divides numbers."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import AddArgs, AddResult, DivideArgs, DivideResult, DivisionByZero
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "AddArgs",
                "AddResult",
                "DivideArgs",
                "DivideResult",
                "DivisionByZero",
            ],
        },
    )

__all__ = ["AddArgs", "AddResult", "DivideArgs", "DivideResult", "DivisionByZero"]
