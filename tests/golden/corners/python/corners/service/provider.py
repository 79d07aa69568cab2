# Made by toolc from one.tools; do not edit.
"""The methods of the service `corners`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["CornersService"]


class CornersService(Protocol):
    """The methods of the service `corners`."""

    def watch(
        self,
        cx: toolrt.Context,
        payload: types.WatchPayload,
        injected: types.WatchInjected,
        sink: toolrt.Sink[types.CornersTwoThing],
        /,
    ) -> toolrt.Handled[list[types.Thing]]:
        """Run the method `watch`."""
        ...

    def plain(
        self, cx: toolrt.Context, payload: types.Mixed, /
    ) -> toolrt.Handled[types.Small | None]:
        """Run the method `plain`."""
        ...
