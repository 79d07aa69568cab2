# Made by toolc from calls.tools; do not edit.
"""Typed calls of the toolset `calling`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, acall_partial, apages, call, call_partial, given, pages

from .provider import (
    COPY_IDS,
    COUNT_WORDS,
    DRAW_CHART,
    DROP_ALL,
    DROP_PATHS,
    FETCH_PAGE,
    FIND_NAMES,
    LOG_IN,
    PUT_NOTE,
    READ_PAGES,
    SEND_NOTE,
    SHIP_ALL,
    SHIP_ORDER,
    WHO_AM_I,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Tools of all sorts."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def find_names(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        filter: types.FindNamesArgsFilter | UnsetType = UNSET,
    ) -> types.FindNamesResult:
        """Find names."""
        return call(
            self._executor,
            FIND_NAMES,
            given(FIND_NAMES, pattern=pattern, root=root, limit=limit, filter=filter),
            self._cx,
        )

    def who_am_i(self) -> types.WhoAmIResult:
        """Tell who calls."""
        return call(self._executor, WHO_AM_I, given(WHO_AM_I), self._cx)

    def drop_paths(self, *, paths: list[str]) -> types.DropPathsResult:
        """Drop some paths."""
        return call(
            self._executor, DROP_PATHS, given(DROP_PATHS, paths=paths), self._cx
        )

    def drop_all(self) -> types.DropAllResult:
        """Drop everything."""
        return call(self._executor, DROP_ALL, given(DROP_ALL), self._cx)

    def copy_ids(self, *, ids: list[str]) -> toolrt.Outcome[types.CopyIdsResult]:
        """Copy some ids."""
        return call_partial(
            self._executor, COPY_IDS, given(COPY_IDS, ids=ids), self._cx
        )

    def draw_chart(self, *, points: list[float]) -> types.DrawChartResult:
        """Draw a chart."""
        return call(
            self._executor, DRAW_CHART, given(DRAW_CHART, points=points), self._cx
        )

    def read_pages(self, *, cursor: str | UnsetType = UNSET) -> types.ReadPagesResult:
        """Read pages."""
        return call(
            self._executor, READ_PAGES, given(READ_PAGES, cursor=cursor), self._cx
        )

    def pages_read_pages(
        self, *, cursor: str | UnsetType = UNSET
    ) -> Iterator[types.ReadPagesResult]:
        """Give all pages of `read_pages`, from the one that is asked for."""
        return pages(
            self._executor, READ_PAGES, given(READ_PAGES, cursor=cursor), self._cx
        )

    def count_words(self, *, text: str) -> types.CountWordsResult:
        """Count some words."""
        return call(
            self._executor, COUNT_WORDS, given(COUNT_WORDS, text=text), self._cx
        )

    def log_in(self, *, user: str, token: toolrt.Secret[str]) -> types.LogInResult:
        """Log in."""
        return call(
            self._executor, LOG_IN, given(LOG_IN, user=user, token=token), self._cx
        )

    def fetch_page(self, *, page: int) -> types.FetchPageResult:
        """Fetch a page."""
        return call(self._executor, FETCH_PAGE, given(FETCH_PAGE, page=page), self._cx)

    def put_note(self, *, text: str) -> types.PutNoteResult:
        """Put a note into its place."""
        return call(self._executor, PUT_NOTE, given(PUT_NOTE, text=text), self._cx)

    def send_note(
        self, *, text: str, to: str | UnsetType = UNSET
    ) -> types.SendNoteResult:
        """Send a note, one after the other."""
        return call(
            self._executor, SEND_NOTE, given(SEND_NOTE, text=text, to=to), self._cx
        )

    def ship_order(self, *, id: str) -> types.ShipOrderResult:
        """Ship an order."""
        return call(self._executor, SHIP_ORDER, given(SHIP_ORDER, id=id), self._cx)

    def ship_all(self, *, id: str, paths: list[str]) -> types.ShipAllResult:
        """Ship an order, and drop its paths."""
        return call(
            self._executor, SHIP_ALL, given(SHIP_ALL, id=id, paths=paths), self._cx
        )


class AsyncClient:
    """Tools of all sorts."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def find_names(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        filter: types.FindNamesArgsFilter | UnsetType = UNSET,
    ) -> types.FindNamesResult:
        """Find names."""
        return await acall(
            self._executor,
            FIND_NAMES,
            given(FIND_NAMES, pattern=pattern, root=root, limit=limit, filter=filter),
            self._cx,
        )

    async def who_am_i(self) -> types.WhoAmIResult:
        """Tell who calls."""
        return await acall(self._executor, WHO_AM_I, given(WHO_AM_I), self._cx)

    async def drop_paths(self, *, paths: list[str]) -> types.DropPathsResult:
        """Drop some paths."""
        return await acall(
            self._executor, DROP_PATHS, given(DROP_PATHS, paths=paths), self._cx
        )

    async def drop_all(self) -> types.DropAllResult:
        """Drop everything."""
        return await acall(self._executor, DROP_ALL, given(DROP_ALL), self._cx)

    async def copy_ids(self, *, ids: list[str]) -> toolrt.Outcome[types.CopyIdsResult]:
        """Copy some ids."""
        return await acall_partial(
            self._executor, COPY_IDS, given(COPY_IDS, ids=ids), self._cx
        )

    async def draw_chart(self, *, points: list[float]) -> types.DrawChartResult:
        """Draw a chart."""
        return await acall(
            self._executor, DRAW_CHART, given(DRAW_CHART, points=points), self._cx
        )

    async def read_pages(
        self, *, cursor: str | UnsetType = UNSET
    ) -> types.ReadPagesResult:
        """Read pages."""
        return await acall(
            self._executor, READ_PAGES, given(READ_PAGES, cursor=cursor), self._cx
        )

    def pages_read_pages(
        self, *, cursor: str | UnsetType = UNSET
    ) -> AsyncIterator[types.ReadPagesResult]:
        """Give all pages of `read_pages`, from the one that is asked for."""
        return apages(
            self._executor, READ_PAGES, given(READ_PAGES, cursor=cursor), self._cx
        )

    async def count_words(self, *, text: str) -> types.CountWordsResult:
        """Count some words."""
        return await acall(
            self._executor, COUNT_WORDS, given(COUNT_WORDS, text=text), self._cx
        )

    async def log_in(
        self, *, user: str, token: toolrt.Secret[str]
    ) -> types.LogInResult:
        """Log in."""
        return await acall(
            self._executor, LOG_IN, given(LOG_IN, user=user, token=token), self._cx
        )

    async def fetch_page(self, *, page: int) -> types.FetchPageResult:
        """Fetch a page."""
        return await acall(
            self._executor, FETCH_PAGE, given(FETCH_PAGE, page=page), self._cx
        )

    async def put_note(self, *, text: str) -> types.PutNoteResult:
        """Put a note into its place."""
        return await acall(
            self._executor, PUT_NOTE, given(PUT_NOTE, text=text), self._cx
        )

    async def send_note(
        self, *, text: str, to: str | UnsetType = UNSET
    ) -> types.SendNoteResult:
        """Send a note, one after the other."""
        return await acall(
            self._executor, SEND_NOTE, given(SEND_NOTE, text=text, to=to), self._cx
        )

    async def ship_order(self, *, id: str) -> types.ShipOrderResult:
        """Ship an order."""
        return await acall(
            self._executor, SHIP_ORDER, given(SHIP_ORDER, id=id), self._cx
        )

    async def ship_all(self, *, id: str, paths: list[str]) -> types.ShipAllResult:
        """Ship an order, and drop its paths."""
        return await acall(
            self._executor, SHIP_ALL, given(SHIP_ALL, id=id, paths=paths), self._cx
        )
