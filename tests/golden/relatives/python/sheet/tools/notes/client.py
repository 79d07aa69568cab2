# Made by toolc from relatives.tools; do not edit.
"""Typed calls of the toolset `notes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given, with_items

from .provider import (
    NOTE,
    NOTE_ARGS,
    NOTE_CALL,
    NOTE_CALL_HINT,
    NOTE_INJECTED,
    NOTE_RESULT,
    NOTE_TOOL,
    NOTE_TOOLS,
    PLAN_NOTE,
    READ_P,
    P,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Tools whose payloads are called as parts of others are."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def p(self, *, p: types.P) -> list[int]:
        """Call `p`."""
        return call(self._executor, P, given(P, p=p), self._cx)

    def read_p(self, *, p: types.P) -> list[int]:
        """Call `read_p`."""
        return call(self._executor, READ_P, given(READ_P, p=p), self._cx)

    def note(
        self,
        *,
        args_error: types.NoteArgsArgsError,
        args_result: types.NoteArgsArgsResult,
        notes_provider: int,
        tool: types.NoteArgsTool,
    ) -> types.NoteResult:
        """Its argument has a type of its own, and the next tool an error."""
        return call(
            self._executor,
            NOTE,
            given(
                NOTE,
                args_error=args_error,
                args_result=args_result,
                notes_provider=notes_provider,
                tool=tool,
            ),
            self._cx,
        )

    def stream_note(
        self,
        on_item: Callable[[types.NoteItem], object],
        /,
        *,
        args_error: types.NoteArgsArgsError,
        args_result: types.NoteArgsArgsResult,
        notes_provider: int,
        tool: types.NoteArgsTool,
    ) -> types.NoteResult:
        """Call `note`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, NOTE, on_item)
        return call(
            self._executor,
            NOTE,
            given(
                NOTE,
                args_error=args_error,
                args_result=args_result,
                notes_provider=notes_provider,
                tool=tool,
            ),
            cx_,
        )

    def note_args(self, *, x: int) -> types.NoteArgsResult:
        """Call `note_args`."""
        return call(self._executor, NOTE_ARGS, given(NOTE_ARGS, x=x), self._cx)

    def note_result(self, *, x: int) -> types.NoteResultResult:
        """Call `note_result`."""
        return call(self._executor, NOTE_RESULT, given(NOTE_RESULT, x=x), self._cx)

    def note_tool(self, *, x: int) -> toolrt.Content:
        """Call `note_tool`."""
        return call(self._executor, NOTE_TOOL, given(NOTE_TOOL, x=x), self._cx)

    def note_injected(self, *, c: types.Cell) -> toolrt.Content:
        """Call `note_injected`."""
        return call(self._executor, NOTE_INJECTED, given(NOTE_INJECTED, c=c), self._cx)

    def plan_note(self) -> toolrt.Content:
        """Call `plan_note`."""
        return call(self._executor, PLAN_NOTE, given(PLAN_NOTE), self._cx)

    def note_call(self, *, x: int) -> toolrt.Content:
        """Call `note_call`."""
        return call(self._executor, NOTE_CALL, given(NOTE_CALL, x=x), self._cx)

    def note_call_hint(self, *, x: int) -> toolrt.Content:
        """Call `note_call_hint`."""
        return call(
            self._executor, NOTE_CALL_HINT, given(NOTE_CALL_HINT, x=x), self._cx
        )

    def note_tools(self, *, x: int) -> toolrt.Content:
        """Call `note_tools`."""
        return call(self._executor, NOTE_TOOLS, given(NOTE_TOOLS, x=x), self._cx)


class AsyncClient:
    """Tools whose payloads are called as parts of others are."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def p(self, *, p: types.P) -> list[int]:
        """Call `p`."""
        return await acall(self._executor, P, given(P, p=p), self._cx)

    async def read_p(self, *, p: types.P) -> list[int]:
        """Call `read_p`."""
        return await acall(self._executor, READ_P, given(READ_P, p=p), self._cx)

    async def note(
        self,
        *,
        args_error: types.NoteArgsArgsError,
        args_result: types.NoteArgsArgsResult,
        notes_provider: int,
        tool: types.NoteArgsTool,
    ) -> types.NoteResult:
        """Its argument has a type of its own, and the next tool an error."""
        return await acall(
            self._executor,
            NOTE,
            given(
                NOTE,
                args_error=args_error,
                args_result=args_result,
                notes_provider=notes_provider,
                tool=tool,
            ),
            self._cx,
        )

    async def stream_note(
        self,
        on_item: Callable[[types.NoteItem], object],
        /,
        *,
        args_error: types.NoteArgsArgsError,
        args_result: types.NoteArgsArgsResult,
        notes_provider: int,
        tool: types.NoteArgsTool,
    ) -> types.NoteResult:
        """Call `note`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, NOTE, on_item)
        return await acall(
            self._executor,
            NOTE,
            given(
                NOTE,
                args_error=args_error,
                args_result=args_result,
                notes_provider=notes_provider,
                tool=tool,
            ),
            cx_,
        )

    async def note_args(self, *, x: int) -> types.NoteArgsResult:
        """Call `note_args`."""
        return await acall(self._executor, NOTE_ARGS, given(NOTE_ARGS, x=x), self._cx)

    async def note_result(self, *, x: int) -> types.NoteResultResult:
        """Call `note_result`."""
        return await acall(
            self._executor, NOTE_RESULT, given(NOTE_RESULT, x=x), self._cx
        )

    async def note_tool(self, *, x: int) -> toolrt.Content:
        """Call `note_tool`."""
        return await acall(self._executor, NOTE_TOOL, given(NOTE_TOOL, x=x), self._cx)

    async def note_injected(self, *, c: types.Cell) -> toolrt.Content:
        """Call `note_injected`."""
        return await acall(
            self._executor, NOTE_INJECTED, given(NOTE_INJECTED, c=c), self._cx
        )

    async def plan_note(self) -> toolrt.Content:
        """Call `plan_note`."""
        return await acall(self._executor, PLAN_NOTE, given(PLAN_NOTE), self._cx)

    async def note_call(self, *, x: int) -> toolrt.Content:
        """Call `note_call`."""
        return await acall(self._executor, NOTE_CALL, given(NOTE_CALL, x=x), self._cx)

    async def note_call_hint(self, *, x: int) -> toolrt.Content:
        """Call `note_call_hint`."""
        return await acall(
            self._executor, NOTE_CALL_HINT, given(NOTE_CALL_HINT, x=x), self._cx
        )

    async def note_tools(self, *, x: int) -> toolrt.Content:
        """Call `note_tools`."""
        return await acall(self._executor, NOTE_TOOLS, given(NOTE_TOOLS, x=x), self._cx)
