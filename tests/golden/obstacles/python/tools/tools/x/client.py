# Made by toolc from obstacles.tools; do not edit.
"""Typed calls of the toolset `../x`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import A_B_C, CON, DOT_DOT_SLASH_NEW, NEW, TYPE

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `../x`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def type_(self, *, type_: str, args: int, tool: int) -> types.Result:
        """Call `type`."""
        return call(
            self._executor,
            TYPE,
            given(TYPE, type_=type_, args=args, tool=tool),
            self._cx,
        )

    def dot_dot_slash_new(self, *, new: bool) -> types.Vec:
        """Call `../new`."""
        return call(
            self._executor,
            DOT_DOT_SLASH_NEW,
            given(DOT_DOT_SLASH_NEW, new=new),
            self._cx,
        )

    def new(self, *, a: int) -> list[types.Option]:
        """Call `new`."""
        return call(self._executor, NEW, given(NEW, a=a), self._cx)

    def a_b_c(self) -> types.Context | None:
        """Call `a.b-c`."""
        return call(self._executor, A_B_C, given(A_B_C), self._cx)

    def con(
        self,
        *,
        a0: int,
        a1: int,
        a2: int,
        a3: int,
        a4: int,
        a5: int,
        a6: int,
        a7: int,
        a8: int,
    ) -> toolrt.Json:
        """Call `CON`."""
        return call(
            self._executor,
            CON,
            given(CON, a0=a0, a1=a1, a2=a2, a3=a3, a4=a4, a5=a5, a6=a6, a7=a7, a8=a8),
            self._cx,
        )


class AsyncClient:
    """Calls the tools of `../x`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def type_(self, *, type_: str, args: int, tool: int) -> types.Result:
        """Call `type`."""
        return await acall(
            self._executor,
            TYPE,
            given(TYPE, type_=type_, args=args, tool=tool),
            self._cx,
        )

    async def dot_dot_slash_new(self, *, new: bool) -> types.Vec:
        """Call `../new`."""
        return await acall(
            self._executor,
            DOT_DOT_SLASH_NEW,
            given(DOT_DOT_SLASH_NEW, new=new),
            self._cx,
        )

    async def new(self, *, a: int) -> list[types.Option]:
        """Call `new`."""
        return await acall(self._executor, NEW, given(NEW, a=a), self._cx)

    async def a_b_c(self) -> types.Context | None:
        """Call `a.b-c`."""
        return await acall(self._executor, A_B_C, given(A_B_C), self._cx)

    async def con(
        self,
        *,
        a0: int,
        a1: int,
        a2: int,
        a3: int,
        a4: int,
        a5: int,
        a6: int,
        a7: int,
        a8: int,
    ) -> toolrt.Json:
        """Call `CON`."""
        return await acall(
            self._executor,
            CON,
            given(CON, a0=a0, a1=a1, a2=a2, a3=a3, a4=a4, a5=a5, a6=a6, a7=a7, a8=a8),
            self._cx,
        )
