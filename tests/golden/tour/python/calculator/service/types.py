# Made by toolc from calculator.tools; do not edit.
"""The payloads, results and errors of the service `calculator`."""

from __future__ import annotations

from msgspec import Struct

from ...types.demo_calculator.types import DivisionByZero

__all__ = ["AddPayload", "AddResult", "DividePayload", "DivideResult", "DivisionByZero"]


class AddPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `add`."""

    a: float
    b: float


class AddResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `add`."""

    sum: float


class DividePayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `divide`."""

    a: float
    b: float


class DivideResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `divide`."""

    quotient: float
