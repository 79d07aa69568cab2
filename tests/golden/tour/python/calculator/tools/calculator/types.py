# Made by toolc from calculator.tools; do not edit.
"""The payloads, results and errors of the toolset `calculator`."""

from __future__ import annotations

from msgspec import Struct

from ....types.demo_calculator.types import DivisionByZero

__all__ = ["AddArgs", "AddResult", "DivideArgs", "DivideResult", "DivisionByZero"]


class AddArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `add`.

    Add two numbers.
    """

    a: float
    b: float


class AddResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `add`."""

    sum: float


class DivideArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `divide`."""

    a: float
    b: float


class DivideResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `divide`."""

    quotient: float
