# Made by toolc from bindings.tools; do not edit.
"""The methods of the service `depot`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types


class DepotService(Protocol):
    """Counts."""

    def count(
        self, cx: toolrt.Context, payload: types.CountPayload, /
    ) -> toolrt.Handled[dict[str, int]]:
        """Run the method `count`."""
        ...
