# Made by toolc from relatives.tools; do not edit.
"""Typed calls of the toolset `sheets`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    FROM_SERVICE,
    PATH,
    ROWS,
    ROWS_RESULT,
    SHEET_SERVICE,
    SHEETS_TOOLS,
    S,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Every tool is a method, so that the toolset comes straight from the service."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def s(self, *, s: types.S) -> types.S:
        """Call `s`."""
        return call(self._executor, S, given(S, s=s), self._cx)

    def from_service(self, *, from_: types.FromService) -> types.FromService:
        """Call `from_service`."""
        return call(
            self._executor, FROM_SERVICE, given(FROM_SERVICE, from_=from_), self._cx
        )

    def sheets_tools(
        self, *, tools: types.RelativesSheetsTools
    ) -> types.RelativesSheetsTools:
        """Call `sheets_tools`."""
        return call(
            self._executor, SHEETS_TOOLS, given(SHEETS_TOOLS, tools=tools), self._cx
        )

    def sheet_service(
        self, *, service: types.SheetService, row: types.Row
    ) -> types.SheetService:
        """Call `sheet_service`."""
        return call(
            self._executor,
            SHEET_SERVICE,
            given(SHEET_SERVICE, service=service, row=row),
            self._cx,
        )

    def path(self, *, from_: types.Path) -> types.PathResult:
        """Call `path`."""
        return call(self._executor, PATH, given(PATH, from_=from_), self._cx)

    def rows(self, *, rows: int) -> types.RowsResult:
        """Call `rows`."""
        return call(self._executor, ROWS, given(ROWS, rows=rows), self._cx)

    def rows_result(self, *, rows: int) -> types.RowsResultResult:
        """Call `rows_result`."""
        return call(
            self._executor, ROWS_RESULT, given(ROWS_RESULT, rows=rows), self._cx
        )


class AsyncClient:
    """Every tool is a method, so that the toolset comes straight from the service."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def s(self, *, s: types.S) -> types.S:
        """Call `s`."""
        return await acall(self._executor, S, given(S, s=s), self._cx)

    async def from_service(self, *, from_: types.FromService) -> types.FromService:
        """Call `from_service`."""
        return await acall(
            self._executor, FROM_SERVICE, given(FROM_SERVICE, from_=from_), self._cx
        )

    async def sheets_tools(
        self, *, tools: types.RelativesSheetsTools
    ) -> types.RelativesSheetsTools:
        """Call `sheets_tools`."""
        return await acall(
            self._executor, SHEETS_TOOLS, given(SHEETS_TOOLS, tools=tools), self._cx
        )

    async def sheet_service(
        self, *, service: types.SheetService, row: types.Row
    ) -> types.SheetService:
        """Call `sheet_service`."""
        return await acall(
            self._executor,
            SHEET_SERVICE,
            given(SHEET_SERVICE, service=service, row=row),
            self._cx,
        )

    async def path(self, *, from_: types.Path) -> types.PathResult:
        """Call `path`."""
        return await acall(self._executor, PATH, given(PATH, from_=from_), self._cx)

    async def rows(self, *, rows: int) -> types.RowsResult:
        """Call `rows`."""
        return await acall(self._executor, ROWS, given(ROWS, rows=rows), self._cx)

    async def rows_result(self, *, rows: int) -> types.RowsResultResult:
        """Call `rows_result`."""
        return await acall(
            self._executor, ROWS_RESULT, given(ROWS_RESULT, rows=rows), self._cx
        )
