# Made by toolc from obstacles.tools; do not edit.
"""The methods of the service `tools`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["ToolsService"]


class ToolsService(Protocol):
    """The methods of the service `tools`."""

    def type_(
        self, cx: toolrt.Context, payload: types.TypePayload, /
    ) -> toolrt.Handled[types.Option]:
        """Run the method `type`."""
        ...

    def maybe(
        self, cx: toolrt.Context, payload: types.MaybePayload, /
    ) -> toolrt.Handled[types.MaybeResult | None]:
        """Run the method `maybe`."""
        ...

    def always(
        self, cx: toolrt.Context, payload: types.AlwaysPayload, /
    ) -> toolrt.Handled[types.AlwaysResult]:
        """Run the method `always`."""
        ...

    def self(
        self, cx: toolrt.Context, payload: types.SelfPayload, /
    ) -> toolrt.Handled[types.SelfResult]:
        """Run the method `self`."""
        ...
