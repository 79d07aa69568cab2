# Made by toolc from obstacles.tools; do not edit.
"""Typed calls of the toolset `con`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import AUX_TOOL

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `con`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def aux_tool(self, *, a: int) -> toolrt.Content:
        """Call `aux_tool`."""
        return call(self._executor, AUX_TOOL, given(AUX_TOOL, a=a), self._cx)


class AsyncClient:
    """Calls the tools of `con`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def aux_tool(self, *, a: int) -> toolrt.Content:
        """Call `aux_tool`."""
        return await acall(self._executor, AUX_TOOL, given(AUX_TOOL, a=a), self._cx)
