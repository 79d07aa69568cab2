# Made by toolc from relatives.tools; do not edit.
"""Typed calls of the tools that the agent `clerk` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given, with_items

from ....sheet.tools.more import provider as more_provider
from ....sheet.tools.notes import provider as notes_provider_
from ....sheet.tools.sheets import provider as sheets_provider

if TYPE_CHECKING:
    from collections.abc import Callable

    import toolrt

    from ....sheet.tools.notes import types as notes_types
    from ....sheet.tools.sheets import types as sheets_types

__all__ = ["AsyncCalls", "Calls"]


class Calls:
    """Calls the tools that `clerk` uses."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def s(self, *, s: sheets_types.S) -> sheets_types.S:
        """Call `s`."""
        return call(
            self._executor, sheets_provider.S, given(sheets_provider.S, s=s), self._cx
        )

    def from_service(
        self, *, from_: sheets_types.FromService
    ) -> sheets_types.FromService:
        """Call `from_service`."""
        return call(
            self._executor,
            sheets_provider.FROM_SERVICE,
            given(sheets_provider.FROM_SERVICE, from_=from_),
            self._cx,
        )

    def sheets_tools(
        self, *, tools: sheets_types.RelativesSheetsTools
    ) -> sheets_types.RelativesSheetsTools:
        """Call `sheets_tools`."""
        return call(
            self._executor,
            sheets_provider.SHEETS_TOOLS,
            given(sheets_provider.SHEETS_TOOLS, tools=tools),
            self._cx,
        )

    def sheet_service(
        self, *, service: sheets_types.SheetService, row: sheets_types.Row
    ) -> sheets_types.SheetService:
        """Call `sheet_service`."""
        return call(
            self._executor,
            sheets_provider.SHEET_SERVICE,
            given(sheets_provider.SHEET_SERVICE, service=service, row=row),
            self._cx,
        )

    def path(self, *, from_: sheets_types.Path) -> sheets_types.PathResult:
        """Call `path`."""
        return call(
            self._executor,
            sheets_provider.PATH,
            given(sheets_provider.PATH, from_=from_),
            self._cx,
        )

    def rows(self, *, rows: int) -> sheets_types.RowsResult:
        """Call `rows`."""
        return call(
            self._executor,
            sheets_provider.ROWS,
            given(sheets_provider.ROWS, rows=rows),
            self._cx,
        )

    def rows_result(self, *, rows: int) -> sheets_types.RowsResultResult:
        """Call `rows_result`."""
        return call(
            self._executor,
            sheets_provider.ROWS_RESULT,
            given(sheets_provider.ROWS_RESULT, rows=rows),
            self._cx,
        )

    def p(self, *, p: notes_types.P) -> list[int]:
        """Call `p`."""
        return call(
            self._executor, notes_provider_.P, given(notes_provider_.P, p=p), self._cx
        )

    def read_p(self, *, p: notes_types.P) -> list[int]:
        """Call `read_p`."""
        return call(
            self._executor,
            notes_provider_.READ_P,
            given(notes_provider_.READ_P, p=p),
            self._cx,
        )

    def note(
        self,
        *,
        args_error: notes_types.NoteArgsArgsError,
        args_result: notes_types.NoteArgsArgsResult,
        notes_provider: int,
        tool: notes_types.NoteArgsTool,
    ) -> notes_types.NoteResult:
        """Its argument has a type of its own, and the next tool an error."""
        return call(
            self._executor,
            notes_provider_.NOTE,
            given(
                notes_provider_.NOTE,
                args_error=args_error,
                args_result=args_result,
                notes_provider=notes_provider,
                tool=tool,
            ),
            self._cx,
        )

    def stream_note_2(
        self,
        on_item: Callable[[notes_types.NoteItem], object],
        /,
        *,
        args_error: notes_types.NoteArgsArgsError,
        args_result: notes_types.NoteArgsArgsResult,
        notes_provider: int,
        tool: notes_types.NoteArgsTool,
    ) -> notes_types.NoteResult:
        """Call `note`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, notes_provider_.NOTE, on_item)
        return call(
            self._executor,
            notes_provider_.NOTE,
            given(
                notes_provider_.NOTE,
                args_error=args_error,
                args_result=args_result,
                notes_provider=notes_provider,
                tool=tool,
            ),
            cx_,
        )

    def note_args(self, *, x: int) -> notes_types.NoteArgsResult:
        """Call `note_args`."""
        return call(
            self._executor,
            notes_provider_.NOTE_ARGS,
            given(notes_provider_.NOTE_ARGS, x=x),
            self._cx,
        )

    def note_result(self, *, x: int) -> notes_types.NoteResultResult:
        """Call `note_result`."""
        return call(
            self._executor,
            notes_provider_.NOTE_RESULT,
            given(notes_provider_.NOTE_RESULT, x=x),
            self._cx,
        )

    def note_tool(self, *, x: int) -> toolrt.Content:
        """Call `note_tool`."""
        return call(
            self._executor,
            notes_provider_.NOTE_TOOL,
            given(notes_provider_.NOTE_TOOL, x=x),
            self._cx,
        )

    def note_injected(self, *, c: notes_types.Cell) -> toolrt.Content:
        """Call `note_injected`."""
        return call(
            self._executor,
            notes_provider_.NOTE_INJECTED,
            given(notes_provider_.NOTE_INJECTED, c=c),
            self._cx,
        )

    def plan_note(self) -> toolrt.Content:
        """Call `plan_note`."""
        return call(
            self._executor,
            notes_provider_.PLAN_NOTE,
            given(notes_provider_.PLAN_NOTE),
            self._cx,
        )

    def note_call(self, *, x: int) -> toolrt.Content:
        """Call `note_call`."""
        return call(
            self._executor,
            notes_provider_.NOTE_CALL,
            given(notes_provider_.NOTE_CALL, x=x),
            self._cx,
        )

    def note_call_hint(self, *, x: int) -> toolrt.Content:
        """Call `note_call_hint`."""
        return call(
            self._executor,
            notes_provider_.NOTE_CALL_HINT,
            given(notes_provider_.NOTE_CALL_HINT, x=x),
            self._cx,
        )

    def note_tools(self, *, x: int) -> toolrt.Content:
        """Call `note_tools`."""
        return call(
            self._executor,
            notes_provider_.NOTE_TOOLS,
            given(notes_provider_.NOTE_TOOLS, x=x),
            self._cx,
        )

    def stream_note(self, *, x: int) -> int:
        """Call `stream_note`."""
        return call(
            self._executor,
            more_provider.STREAM_NOTE,
            given(more_provider.STREAM_NOTE, x=x),
            self._cx,
        )

    def stream_stream_note(self, on_item: Callable[[int], object], /, *, x: int) -> int:
        """Call `stream_note`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, more_provider.STREAM_NOTE, on_item)
        return call(
            self._executor,
            more_provider.STREAM_NOTE,
            given(more_provider.STREAM_NOTE, x=x),
            cx_,
        )

    def stream(self, *, x: int) -> toolrt.Content:
        """Call `stream`."""
        return call(
            self._executor,
            more_provider.STREAM,
            given(more_provider.STREAM, x=x),
            self._cx,
        )

    def stream_stream(
        self, on_item: Callable[[int], object], /, *, x: int
    ) -> toolrt.Content:
        """Call `stream`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, more_provider.STREAM, on_item)
        return call(
            self._executor, more_provider.STREAM, given(more_provider.STREAM, x=x), cx_
        )


class AsyncCalls:
    """Calls the tools that `clerk` uses."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def s(self, *, s: sheets_types.S) -> sheets_types.S:
        """Call `s`."""
        return await acall(
            self._executor, sheets_provider.S, given(sheets_provider.S, s=s), self._cx
        )

    async def from_service(
        self, *, from_: sheets_types.FromService
    ) -> sheets_types.FromService:
        """Call `from_service`."""
        return await acall(
            self._executor,
            sheets_provider.FROM_SERVICE,
            given(sheets_provider.FROM_SERVICE, from_=from_),
            self._cx,
        )

    async def sheets_tools(
        self, *, tools: sheets_types.RelativesSheetsTools
    ) -> sheets_types.RelativesSheetsTools:
        """Call `sheets_tools`."""
        return await acall(
            self._executor,
            sheets_provider.SHEETS_TOOLS,
            given(sheets_provider.SHEETS_TOOLS, tools=tools),
            self._cx,
        )

    async def sheet_service(
        self, *, service: sheets_types.SheetService, row: sheets_types.Row
    ) -> sheets_types.SheetService:
        """Call `sheet_service`."""
        return await acall(
            self._executor,
            sheets_provider.SHEET_SERVICE,
            given(sheets_provider.SHEET_SERVICE, service=service, row=row),
            self._cx,
        )

    async def path(self, *, from_: sheets_types.Path) -> sheets_types.PathResult:
        """Call `path`."""
        return await acall(
            self._executor,
            sheets_provider.PATH,
            given(sheets_provider.PATH, from_=from_),
            self._cx,
        )

    async def rows(self, *, rows: int) -> sheets_types.RowsResult:
        """Call `rows`."""
        return await acall(
            self._executor,
            sheets_provider.ROWS,
            given(sheets_provider.ROWS, rows=rows),
            self._cx,
        )

    async def rows_result(self, *, rows: int) -> sheets_types.RowsResultResult:
        """Call `rows_result`."""
        return await acall(
            self._executor,
            sheets_provider.ROWS_RESULT,
            given(sheets_provider.ROWS_RESULT, rows=rows),
            self._cx,
        )

    async def p(self, *, p: notes_types.P) -> list[int]:
        """Call `p`."""
        return await acall(
            self._executor, notes_provider_.P, given(notes_provider_.P, p=p), self._cx
        )

    async def read_p(self, *, p: notes_types.P) -> list[int]:
        """Call `read_p`."""
        return await acall(
            self._executor,
            notes_provider_.READ_P,
            given(notes_provider_.READ_P, p=p),
            self._cx,
        )

    async def note(
        self,
        *,
        args_error: notes_types.NoteArgsArgsError,
        args_result: notes_types.NoteArgsArgsResult,
        notes_provider: int,
        tool: notes_types.NoteArgsTool,
    ) -> notes_types.NoteResult:
        """Its argument has a type of its own, and the next tool an error."""
        return await acall(
            self._executor,
            notes_provider_.NOTE,
            given(
                notes_provider_.NOTE,
                args_error=args_error,
                args_result=args_result,
                notes_provider=notes_provider,
                tool=tool,
            ),
            self._cx,
        )

    async def stream_note_2(
        self,
        on_item: Callable[[notes_types.NoteItem], object],
        /,
        *,
        args_error: notes_types.NoteArgsArgsError,
        args_result: notes_types.NoteArgsArgsResult,
        notes_provider: int,
        tool: notes_types.NoteArgsTool,
    ) -> notes_types.NoteResult:
        """Call `note`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, notes_provider_.NOTE, on_item)
        return await acall(
            self._executor,
            notes_provider_.NOTE,
            given(
                notes_provider_.NOTE,
                args_error=args_error,
                args_result=args_result,
                notes_provider=notes_provider,
                tool=tool,
            ),
            cx_,
        )

    async def note_args(self, *, x: int) -> notes_types.NoteArgsResult:
        """Call `note_args`."""
        return await acall(
            self._executor,
            notes_provider_.NOTE_ARGS,
            given(notes_provider_.NOTE_ARGS, x=x),
            self._cx,
        )

    async def note_result(self, *, x: int) -> notes_types.NoteResultResult:
        """Call `note_result`."""
        return await acall(
            self._executor,
            notes_provider_.NOTE_RESULT,
            given(notes_provider_.NOTE_RESULT, x=x),
            self._cx,
        )

    async def note_tool(self, *, x: int) -> toolrt.Content:
        """Call `note_tool`."""
        return await acall(
            self._executor,
            notes_provider_.NOTE_TOOL,
            given(notes_provider_.NOTE_TOOL, x=x),
            self._cx,
        )

    async def note_injected(self, *, c: notes_types.Cell) -> toolrt.Content:
        """Call `note_injected`."""
        return await acall(
            self._executor,
            notes_provider_.NOTE_INJECTED,
            given(notes_provider_.NOTE_INJECTED, c=c),
            self._cx,
        )

    async def plan_note(self) -> toolrt.Content:
        """Call `plan_note`."""
        return await acall(
            self._executor,
            notes_provider_.PLAN_NOTE,
            given(notes_provider_.PLAN_NOTE),
            self._cx,
        )

    async def note_call(self, *, x: int) -> toolrt.Content:
        """Call `note_call`."""
        return await acall(
            self._executor,
            notes_provider_.NOTE_CALL,
            given(notes_provider_.NOTE_CALL, x=x),
            self._cx,
        )

    async def note_call_hint(self, *, x: int) -> toolrt.Content:
        """Call `note_call_hint`."""
        return await acall(
            self._executor,
            notes_provider_.NOTE_CALL_HINT,
            given(notes_provider_.NOTE_CALL_HINT, x=x),
            self._cx,
        )

    async def note_tools(self, *, x: int) -> toolrt.Content:
        """Call `note_tools`."""
        return await acall(
            self._executor,
            notes_provider_.NOTE_TOOLS,
            given(notes_provider_.NOTE_TOOLS, x=x),
            self._cx,
        )

    async def stream_note(self, *, x: int) -> int:
        """Call `stream_note`."""
        return await acall(
            self._executor,
            more_provider.STREAM_NOTE,
            given(more_provider.STREAM_NOTE, x=x),
            self._cx,
        )

    async def stream_stream_note(
        self, on_item: Callable[[int], object], /, *, x: int
    ) -> int:
        """Call `stream_note`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, more_provider.STREAM_NOTE, on_item)
        return await acall(
            self._executor,
            more_provider.STREAM_NOTE,
            given(more_provider.STREAM_NOTE, x=x),
            cx_,
        )

    async def stream(self, *, x: int) -> toolrt.Content:
        """Call `stream`."""
        return await acall(
            self._executor,
            more_provider.STREAM,
            given(more_provider.STREAM, x=x),
            self._cx,
        )

    async def stream_stream(
        self, on_item: Callable[[int], object], /, *, x: int
    ) -> toolrt.Content:
        """Call `stream`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, more_provider.STREAM, on_item)
        return await acall(
            self._executor, more_provider.STREAM, given(more_provider.STREAM, x=x), cx_
        )
