# Made by toolc from obstacles.tools; do not edit.
"""The methods of the service `nul`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["NulService"]


class NulService(Protocol):
    """The methods of the service `nul`."""

    def a(self, cx: toolrt.Context, payload: types.APayload, /) -> toolrt.Handled[None]:
        """Run the method `a`."""
        ...
