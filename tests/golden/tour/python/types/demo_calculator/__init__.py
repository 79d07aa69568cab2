# Made by toolc from calculator.tools; do not edit.
"""The types of the package `demo.calculator`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["DivisionByZero"]

if TYPE_CHECKING:
    from .types import DivisionByZero
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
