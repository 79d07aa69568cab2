# Made by toolc from calculator.tools; do not edit.
"""The methods of the service `calculator`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AddPayload",
    "AddResult",
    "CalculatorService",
    "DividePayload",
    "DivideResult",
    "DivisionByZero",
]

if TYPE_CHECKING:
    from .provider import CalculatorService
    from .types import (
        AddPayload,
        AddResult,
        DividePayload,
        DivideResult,
        DivisionByZero,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, __all__, "types", provider=["CalculatorService"]
    )
