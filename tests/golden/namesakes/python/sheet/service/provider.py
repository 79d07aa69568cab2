# Made by toolc from namesakes.tools; do not edit.
"""The methods of the service `sheet`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["SheetService"]


class SheetService(Protocol):
    """The methods of the service `sheet`."""

    def read(
        self, cx: toolrt.Context, payload: types.ReadPayload, /
    ) -> toolrt.Handled[list[types.ReadResultItem]]:
        """Run the method `read`."""
        ...
