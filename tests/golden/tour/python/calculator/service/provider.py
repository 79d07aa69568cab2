# Made by toolc from calculator.tools; do not edit.
"""The methods of the service `calculator`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types


class CalculatorService(Protocol):
    """Adds and divides numbers."""

    def add(
        self, cx: toolrt.Context, payload: types.AddPayload, /
    ) -> toolrt.Handled[types.AddResult]:
        """Run the method `add`."""
        ...

    def divide(
        self, cx: toolrt.Context, payload: types.DividePayload, /
    ) -> toolrt.Handled[types.DivideResult]:
        """Run the method `divide`."""
        ...
