# Made by toolc from quotes.tools; do not edit.
"""Typed calls of the toolset `texts`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import C_OPEN_X_W_D

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `texts`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def c_open_x_w_d(self, *, e_f_s_g: str) -> types.Open:
        """Takes "quotes" of \\\"\"\"; open("x")."""
        return call(
            self._executor, C_OPEN_X_W_D, given(C_OPEN_X_W_D, e_f_s_g=e_f_s_g), self._cx
        )


class AsyncClient:
    """Calls the tools of `texts`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def c_open_x_w_d(self, *, e_f_s_g: str) -> types.Open:
        """Takes "quotes" of \\\"\"\"; open("x")."""
        return await acall(
            self._executor, C_OPEN_X_W_D, given(C_OPEN_X_W_D, e_f_s_g=e_f_s_g), self._cx
        )
