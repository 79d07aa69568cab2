# Made by toolc from shadows.tools; do not edit.
"""The methods of the service `s`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["SService"]


class SService(Protocol):
    """The methods of the service `s`."""

    def check(
        self, cx: toolrt.Context, payload: types.CheckPayload, /
    ) -> toolrt.Handled[bool]:
        """Run the method `check`."""
        ...
