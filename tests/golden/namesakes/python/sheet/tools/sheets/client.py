# Made by toolc from namesakes.tools; do not edit.
"""Typed calls of the toolset `sheets`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import DESCRIBE, READ_ROWS, TWINS

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `sheets`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def read_rows(
        self, *, rows: list[types.ReadRowsArgsRowsItem]
    ) -> list[types.ReadRowsResultItem]:
        """Passes rows on, which have a type here and one at the service."""
        return call(self._executor, READ_ROWS, given(READ_ROWS, rows=rows), self._cx)

    def twins(self, args: types.Twins, /) -> toolrt.Content:
        """Tells twins apart."""
        return call(self._executor, TWINS, args, self._cx)

    def describe(self, *, kind: types.OutcomeSchema) -> types.Outcome:
        """Tells what there is."""
        return call(self._executor, DESCRIBE, given(DESCRIBE, kind=kind), self._cx)


class AsyncClient:
    """Calls the tools of `sheets`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def read_rows(
        self, *, rows: list[types.ReadRowsArgsRowsItem]
    ) -> list[types.ReadRowsResultItem]:
        """Passes rows on, which have a type here and one at the service."""
        return await acall(
            self._executor, READ_ROWS, given(READ_ROWS, rows=rows), self._cx
        )

    async def twins(self, args: types.Twins, /) -> toolrt.Content:
        """Tells twins apart."""
        return await acall(self._executor, TWINS, args, self._cx)

    async def describe(self, *, kind: types.OutcomeSchema) -> types.Outcome:
        """Tells what there is."""
        return await acall(
            self._executor, DESCRIBE, given(DESCRIBE, kind=kind), self._cx
        )
