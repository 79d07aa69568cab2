# Made by toolc from wide.tools; do not edit.
"""The methods of the service `corners`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types


class CornersService(Protocol):
    """The methods of the service `corners`."""

    def search(
        self, cx: toolrt.Context, payload: types.SearchArgs, /
    ) -> toolrt.Handled[types.AcmeCornersSearchResult]:
        """Run the method `search`."""
        ...
