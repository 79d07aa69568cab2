# Made by toolc from relatives.tools; do not edit.
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
    ) -> toolrt.Handled[list[int]]:
        """Run the method `read`."""
        ...

    def read_result(
        self, cx: toolrt.Context, payload: types.ReadResultPayload, /
    ) -> toolrt.Handled[list[int]]:
        """Run the method `read_result`."""
        ...

    def s(
        self, cx: toolrt.Context, payload: types.SPayload, /
    ) -> toolrt.Handled[types.S]:
        """Run the method `s`."""
        ...

    def from_service(
        self, cx: toolrt.Context, payload: types.FromServicePayload, /
    ) -> toolrt.Handled[types.FromService]:
        """Run the method `from_service`."""
        ...

    def sheets_tools(
        self, cx: toolrt.Context, payload: types.SheetsToolsPayload, /
    ) -> toolrt.Handled[types.SheetsTools]:
        """Run the method `sheets_tools`."""
        ...

    def path(
        self, cx: toolrt.Context, payload: types.PathPayload, /
    ) -> toolrt.Handled[types.Path]:
        """Run the method `path`."""
        ...

    def service(
        self, cx: toolrt.Context, payload: types.ServicePayload, /
    ) -> toolrt.Handled[types.RelativesSheetService]:
        """Run the method `service`."""
        ...
