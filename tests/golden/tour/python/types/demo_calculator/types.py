# Made by toolc from calculator.tools; do not edit.
"""The types of the package `demo.calculator`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["DivisionByZero"]


class DivisionByZero(Struct, kw_only=True, forbid_unknown_fields=True):
    """The divisor is zero."""
