# Made by toolc from calculator.tools; do not edit.
"""The types of the package `demo.calculator`."""

from __future__ import annotations

import toolrt

__all__ = ["DivisionByZero"]


class DivisionByZero(toolrt.DeclaredError, code="division_by_zero"):
    """The divisor is zero.

    Kind `input`, recovery `correct`: Pass a divisor other than 0.
    """
