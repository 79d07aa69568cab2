# Made by toolc from bindings.tools; do not edit.
"""The methods of the service `shop`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types


class ShopService(Protocol):
    """Sells."""

    def buy(
        self, cx: toolrt.Context, payload: types.BuyPayload, /
    ) -> toolrt.Handled[types.Item]:
        """Run the method `buy`."""
        ...

    def find(
        self, cx: toolrt.Context, payload: types.Query, /
    ) -> toolrt.Handled[types.FindResult]:
        """Run the method `find`."""
        ...

    def stock(
        self,
        cx: toolrt.Context,
        payload: types.StockPayload,
        injected: types.StockInjected,
        /,
    ) -> toolrt.Handled[list[types.Item]]:
        """Declared once, a method and a tool."""
        ...

    def watch(
        self,
        cx: toolrt.Context,
        payload: types.WatchPayload,
        sink: toolrt.Sink[types.WatchItem],
        /,
    ) -> toolrt.Handled[int]:
        """Run the method `watch`."""
        ...

    def clear(
        self, cx: toolrt.Context, payload: types.ClearPayload, /
    ) -> toolrt.Handled[None]:
        """Run the method `clear`."""
        ...

    def label(
        self, cx: toolrt.Context, payload: types.LabelPayload, /
    ) -> toolrt.Handled[str]:
        """Run the method `label`."""
        ...
