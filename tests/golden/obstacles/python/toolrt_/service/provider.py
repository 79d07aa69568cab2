# Made by toolc from obstacles.tools; do not edit.
"""The methods of the service `toolrt`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["ToolrtService"]


class ToolrtService(Protocol):
    """The methods of the service `toolrt`."""

    def std(
        self, cx: toolrt.Context, payload: types.StdPayload, /
    ) -> toolrt.Handled[int]:
        """Run the method `std`."""
        ...
