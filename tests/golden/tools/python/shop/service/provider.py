# Made by toolc from tools.tools; do not edit.
"""The methods of the service `shop`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["ShopService"]


class ShopService(Protocol):
    """The methods of the service `shop`."""

    def buy(
        self, cx: toolrt.Context, payload: types.BuyPayload, /
    ) -> toolrt.Handled[types.Item]:
        """Buys an item."""
        ...

    def search(
        self, cx: toolrt.Context, payload: types.Query, /
    ) -> toolrt.Handled[types.Found]:
        """Run the method `search`."""
        ...

    def note(
        self, cx: toolrt.Context, payload: types.NotePayload, /
    ) -> toolrt.Handled[types.NoteResult]:
        """Run the method `note`."""
        ...
