# Made by toolc from calls.tools; do not edit.
"""Typed calls of the toolset `calling`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import (
    acall,
    acall_partial,
    apages,
    built,
    call,
    call_partial,
    given,
    pages,
)

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

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_names = staticmethod(built(FIND_NAMES, lambda: types.FindNamesArgs))
    build_who_am_i = staticmethod(built(WHO_AM_I, lambda: types.WhoAmIArgs))
    build_drop_paths = staticmethod(built(DROP_PATHS, lambda: types.DropPathsArgs))
    build_drop_all = staticmethod(built(DROP_ALL, lambda: types.DropAllArgs))
    build_copy_ids = staticmethod(built(COPY_IDS, lambda: types.CopyIdsArgs))
    build_draw_chart = staticmethod(built(DRAW_CHART, lambda: types.DrawChartArgs))
    build_read_pages = staticmethod(built(READ_PAGES, lambda: types.ReadPagesArgs))
    build_count_words = staticmethod(built(COUNT_WORDS, lambda: types.CountWordsArgs))
    build_log_in = staticmethod(built(LOG_IN, lambda: types.LogInArgs))
    build_fetch_page = staticmethod(built(FETCH_PAGE, lambda: types.FetchPageArgs))
    build_put_note = staticmethod(built(PUT_NOTE, lambda: types.PutNoteArgs))
    build_send_note = staticmethod(built(SEND_NOTE, lambda: types.SendNoteArgs))
    build_ship_order = staticmethod(built(SHIP_ORDER, lambda: types.ShipOrderArgs))
    build_ship_all = staticmethod(built(SHIP_ALL, lambda: types.ShipAllArgs))


class Client(_Built):
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
        """Find names.

        Args:
            pattern: 1 to 20 characters.
            root: Default `"."`.
            limit: 1 to 100.

        Raises:
            BadPattern: The pattern cannot be parsed.
            NothingThere: Nothing is there.
            AlreadyThere: It is there already.
            TooEarly: Something else comes first.
            NotYours: You may not.
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
            TooSlow: It took too long.
            Stopped: Somebody stopped it.
            Broken: It broke.
        """
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
        """Drop some paths.

        Args:
            paths: At least 1 item.
        """
        return call(
            self._executor, DROP_PATHS, given(DROP_PATHS, paths=paths), self._cx
        )

    def drop_all(self) -> types.DropAllResult:
        """Drop everything."""
        return call(self._executor, DROP_ALL, given(DROP_ALL), self._cx)

    def copy_ids(self, *, ids: list[str]) -> toolrt.Outcome[types.CopyIdsResult]:
        """Copy some ids.

        Raises:
            AlreadyThere: It is there already.
            TooBusy: Too many at once.
        """
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
        """Count some words.

        Args:
            text: At least 1 character.

        Raises:
            NoWords: There are no words.
            NothingThere: Nothing is there.
        """
        return call(
            self._executor, COUNT_WORDS, given(COUNT_WORDS, text=text), self._cx
        )

    def log_in(self, *, user: str, token: toolrt.Secret[str]) -> types.LogInResult:
        """Log in.

        Args:
            token: At least 8 characters.

        Raises:
            Locked: The door is locked.
        """
        return call(
            self._executor, LOG_IN, given(LOG_IN, user=user, token=token), self._cx
        )

    def fetch_page(self, *, page: int) -> types.FetchPageResult:
        """Fetch a page.

        Args:
            page: At least 1.

        Raises:
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
            NoWords: There are no words.
        """
        return call(self._executor, FETCH_PAGE, given(FETCH_PAGE, page=page), self._cx)

    def put_note(self, *, text: str) -> types.PutNoteResult:
        """Put a note into its place.

        Raises:
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
        """
        return call(self._executor, PUT_NOTE, given(PUT_NOTE, text=text), self._cx)

    def send_note(
        self, *, text: str, to: str | UnsetType = UNSET
    ) -> types.SendNoteResult:
        """Send a note, one after the other.

        Args:
            to: Default `"all"`.

        Raises:
            TooBusy: Too many at once.
            NoWords: There are no words.
        """
        return call(
            self._executor, SEND_NOTE, given(SEND_NOTE, text=text, to=to), self._cx
        )

    def ship_order(self, *, id: str) -> types.ShipOrderResult:
        """Ship an order.

        Args:
            id: 1 to 20 characters.

        Raises:
            AlreadyThere: It is there already.
        """
        return call(self._executor, SHIP_ORDER, given(SHIP_ORDER, id=id), self._cx)

    def ship_all(self, *, id: str, paths: list[str]) -> types.ShipAllResult:
        """Ship an order, and drop its paths.

        Args:
            paths: At least 1 item.
        """
        return call(
            self._executor, SHIP_ALL, given(SHIP_ALL, id=id, paths=paths), self._cx
        )


class AsyncClient(_Built):
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
        """Find names.

        Args:
            pattern: 1 to 20 characters.
            root: Default `"."`.
            limit: 1 to 100.

        Raises:
            BadPattern: The pattern cannot be parsed.
            NothingThere: Nothing is there.
            AlreadyThere: It is there already.
            TooEarly: Something else comes first.
            NotYours: You may not.
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
            TooSlow: It took too long.
            Stopped: Somebody stopped it.
            Broken: It broke.
        """
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
        """Drop some paths.

        Args:
            paths: At least 1 item.
        """
        return await acall(
            self._executor, DROP_PATHS, given(DROP_PATHS, paths=paths), self._cx
        )

    async def drop_all(self) -> types.DropAllResult:
        """Drop everything."""
        return await acall(self._executor, DROP_ALL, given(DROP_ALL), self._cx)

    async def copy_ids(self, *, ids: list[str]) -> toolrt.Outcome[types.CopyIdsResult]:
        """Copy some ids.

        Raises:
            AlreadyThere: It is there already.
            TooBusy: Too many at once.
        """
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
        """Count some words.

        Args:
            text: At least 1 character.

        Raises:
            NoWords: There are no words.
            NothingThere: Nothing is there.
        """
        return await acall(
            self._executor, COUNT_WORDS, given(COUNT_WORDS, text=text), self._cx
        )

    async def log_in(
        self, *, user: str, token: toolrt.Secret[str]
    ) -> types.LogInResult:
        """Log in.

        Args:
            token: At least 8 characters.

        Raises:
            Locked: The door is locked.
        """
        return await acall(
            self._executor, LOG_IN, given(LOG_IN, user=user, token=token), self._cx
        )

    async def fetch_page(self, *, page: int) -> types.FetchPageResult:
        """Fetch a page.

        Args:
            page: At least 1.

        Raises:
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
            NoWords: There are no words.
        """
        return await acall(
            self._executor, FETCH_PAGE, given(FETCH_PAGE, page=page), self._cx
        )

    async def put_note(self, *, text: str) -> types.PutNoteResult:
        """Put a note into its place.

        Raises:
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
        """
        return await acall(
            self._executor, PUT_NOTE, given(PUT_NOTE, text=text), self._cx
        )

    async def send_note(
        self, *, text: str, to: str | UnsetType = UNSET
    ) -> types.SendNoteResult:
        """Send a note, one after the other.

        Args:
            to: Default `"all"`.

        Raises:
            TooBusy: Too many at once.
            NoWords: There are no words.
        """
        return await acall(
            self._executor, SEND_NOTE, given(SEND_NOTE, text=text, to=to), self._cx
        )

    async def ship_order(self, *, id: str) -> types.ShipOrderResult:
        """Ship an order.

        Args:
            id: 1 to 20 characters.

        Raises:
            AlreadyThere: It is there already.
        """
        return await acall(
            self._executor, SHIP_ORDER, given(SHIP_ORDER, id=id), self._cx
        )

    async def ship_all(self, *, id: str, paths: list[str]) -> types.ShipAllResult:
        """Ship an order, and drop its paths.

        Args:
            paths: At least 1 item.
        """
        return await acall(
            self._executor, SHIP_ALL, given(SHIP_ALL, id=id, paths=paths), self._cx
        )
