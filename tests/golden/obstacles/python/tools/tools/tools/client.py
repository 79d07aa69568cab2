# Made by toolc from obstacles.tools; do not edit.
"""Typed calls of the toolset `tools`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import TOOLS_TOOL

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `tools`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def tools_tool(
        self,
        *,
        x: types.Keyword,
        y: types.Names,
        z: types.ALongNameOfATypeThatGoesOn,
        p: types.Payload,
        q: types.HTTPRequest,
        t: types.Record,
        s: types.String2,
    ) -> types.Box:
        """Call `tools_tool`."""
        return call(
            self._executor,
            TOOLS_TOOL,
            given(TOOLS_TOOL, x=x, y=y, z=z, p=p, q=q, t=t, s=s),
            self._cx,
        )


class AsyncClient:
    """Calls the tools of `tools`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def tools_tool(
        self,
        *,
        x: types.Keyword,
        y: types.Names,
        z: types.ALongNameOfATypeThatGoesOn,
        p: types.Payload,
        q: types.HTTPRequest,
        t: types.Record,
        s: types.String2,
    ) -> types.Box:
        """Call `tools_tool`."""
        return await acall(
            self._executor,
            TOOLS_TOOL,
            given(TOOLS_TOOL, x=x, y=y, z=z, p=p, q=q, t=t, s=s),
            self._cx,
        )
