# Made by toolc from one.tools; do not edit.
"""The methods of the service `from`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["FromService"]


class FromService(Protocol):
    """The service has the name of what passes calls on to it."""

    def owner(
        self, cx: toolrt.Context, payload: types.TwoUser, /
    ) -> toolrt.Handled[types.Nested]:
        """Takes the type of the other package."""
        ...

    def weigh(
        self, cx: toolrt.Context, payload: types.WeighPayload, /
    ) -> toolrt.Handled[types.Nested]:
        """Takes what holds itself."""
        ...
