# Made by toolc from tools.tools; do not edit.
"""Typed calls of the toolset `shop`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import NOTE_TEXT

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `shop`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def note_text(self, *, text: str) -> types.NoteTextResult:
        """Notes a text."""
        return call(self._executor, NOTE_TEXT, given(NOTE_TEXT, text=text), self._cx)


class AsyncClient:
    """Calls the tools of `shop`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def note_text(self, *, text: str) -> types.NoteTextResult:
        """Notes a text."""
        return await acall(
            self._executor, NOTE_TEXT, given(NOTE_TEXT, text=text), self._cx
        )
