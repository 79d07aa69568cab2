# Made by toolc from words.tools; do not edit.
"""Typed calls of the toolset `results`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import IMPORT, READ_TERMS, TAKE

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `results`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def read_terms(
        self, *, terms: types.Terms, item: types.Item
    ) -> types.ReadTermsResult:
        """Call `read_terms`."""
        return call(
            self._executor,
            READ_TERMS,
            given(READ_TERMS, terms=terms, item=item),
            self._cx,
        )

    def import_(self, *, listed: types.Listed) -> types.ImportResult:
        """Call `import`."""
        return call(self._executor, IMPORT, given(IMPORT, listed=listed), self._cx)

    def take(self) -> types.TakeResult:
        """Call `take`."""
        return call(self._executor, TAKE, given(TAKE), self._cx)


class AsyncClient:
    """Calls the tools of `results`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def read_terms(
        self, *, terms: types.Terms, item: types.Item
    ) -> types.ReadTermsResult:
        """Call `read_terms`."""
        return await acall(
            self._executor,
            READ_TERMS,
            given(READ_TERMS, terms=terms, item=item),
            self._cx,
        )

    async def import_(self, *, listed: types.Listed) -> types.ImportResult:
        """Call `import`."""
        return await acall(
            self._executor, IMPORT, given(IMPORT, listed=listed), self._cx
        )

    async def take(self) -> types.TakeResult:
        """Call `take`."""
        return await acall(self._executor, TAKE, given(TAKE), self._cx)
