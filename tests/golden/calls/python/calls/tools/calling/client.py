# Made by toolc from calls.tools; do not edit.
"""Typed calls of the toolset `calling`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

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


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_names = built(FIND_NAMES, lambda: types.FindNamesArgs)
    build_who_am_i = built(WHO_AM_I, lambda: types.WhoAmIArgs)
    build_drop_paths = built(DROP_PATHS, lambda: types.DropPathsArgs)
    build_drop_all = built(DROP_ALL, lambda: types.DropAllArgs)
    build_copy_ids = built(COPY_IDS, lambda: types.CopyIdsArgs)
    build_draw_chart = built(DRAW_CHART, lambda: types.DrawChartArgs)
    build_read_pages = built(READ_PAGES, lambda: types.ReadPagesArgs)
    build_count_words = built(COUNT_WORDS, lambda: types.CountWordsArgs)
    build_log_in = built(LOG_IN, lambda: types.LogInArgs)
    build_fetch_page = built(FETCH_PAGE, lambda: types.FetchPageArgs)
    build_put_note = built(PUT_NOTE, lambda: types.PutNoteArgs)
    build_send_note = built(SEND_NOTE, lambda: types.SendNoteArgs)
    build_ship_order = built(SHIP_ORDER, lambda: types.ShipOrderArgs)
    build_ship_all = built(SHIP_ALL, lambda: types.ShipAllArgs)


class Client(BaseClient, _Built):
    """Tools of all sorts."""

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
        return self._call(
            FIND_NAMES, pattern=pattern, root=root, limit=limit, filter=filter
        )

    def who_am_i(self) -> types.WhoAmIResult:
        """Tell who calls."""
        return self._call(WHO_AM_I)

    def drop_paths(self, *, paths: list[str]) -> types.DropPathsResult:
        """Drop some paths.

        Args:
            paths: At least 1 item.
        """
        return self._call(DROP_PATHS, paths=paths)

    def drop_all(self) -> types.DropAllResult:
        """Drop everything."""
        return self._call(DROP_ALL)

    def copy_ids(self, *, ids: list[str]) -> toolrt.Outcome[types.CopyIdsResult]:
        """Copy some ids.

        Raises:
            AlreadyThere: It is there already.
            TooBusy: Too many at once.
        """
        return self._call_partial(COPY_IDS, ids=ids)

    def draw_chart(self, *, points: list[float]) -> types.DrawChartResult:
        """Draw a chart."""
        return self._call(DRAW_CHART, points=points)

    def read_pages(self, *, cursor: str | UnsetType = UNSET) -> types.ReadPagesResult:
        """Read pages."""
        return self._call(READ_PAGES, cursor=cursor)

    def pages_read_pages(
        self, *, cursor: str | UnsetType = UNSET
    ) -> Iterator[types.ReadPagesResult]:
        """Give all pages of `read_pages`, from the one that is asked for."""
        return self._pages(READ_PAGES, cursor=cursor)

    def count_words(self, *, text: str) -> types.CountWordsResult:
        """Count some words.

        Args:
            text: At least 1 character.

        Raises:
            NoWords: There are no words.
            NothingThere: Nothing is there.
        """
        return self._call(COUNT_WORDS, text=text)

    def log_in(self, *, user: str, token: toolrt.Secret[str]) -> types.LogInResult:
        """Log in.

        Args:
            token: At least 8 characters.

        Raises:
            Locked: The door is locked.
        """
        return self._call(LOG_IN, user=user, token=token)

    def fetch_page(self, *, page: int) -> types.FetchPageResult:
        """Fetch a page.

        Args:
            page: At least 1.

        Raises:
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
            NoWords: There are no words.
        """
        return self._call(FETCH_PAGE, page=page)

    def put_note(self, *, text: str) -> types.PutNoteResult:
        """Put a note into its place.

        Raises:
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
        """
        return self._call(PUT_NOTE, text=text)

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
        return self._call(SEND_NOTE, text=text, to=to)

    def ship_order(self, *, id: str) -> types.ShipOrderResult:
        """Ship an order.

        Args:
            id: 1 to 20 characters.

        Raises:
            AlreadyThere: It is there already.
        """
        return self._call(SHIP_ORDER, id=id)

    def ship_all(self, *, id: str, paths: list[str]) -> types.ShipAllResult:
        """Ship an order, and drop its paths.

        Args:
            paths: At least 1 item.
        """
        return self._call(SHIP_ALL, id=id, paths=paths)


class AsyncClient(AsyncBaseClient, _Built):
    """Tools of all sorts."""

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
        return await self._call(
            FIND_NAMES, pattern=pattern, root=root, limit=limit, filter=filter
        )

    async def who_am_i(self) -> types.WhoAmIResult:
        """Tell who calls."""
        return await self._call(WHO_AM_I)

    async def drop_paths(self, *, paths: list[str]) -> types.DropPathsResult:
        """Drop some paths.

        Args:
            paths: At least 1 item.
        """
        return await self._call(DROP_PATHS, paths=paths)

    async def drop_all(self) -> types.DropAllResult:
        """Drop everything."""
        return await self._call(DROP_ALL)

    async def copy_ids(self, *, ids: list[str]) -> toolrt.Outcome[types.CopyIdsResult]:
        """Copy some ids.

        Raises:
            AlreadyThere: It is there already.
            TooBusy: Too many at once.
        """
        return await self._call_partial(COPY_IDS, ids=ids)

    async def draw_chart(self, *, points: list[float]) -> types.DrawChartResult:
        """Draw a chart."""
        return await self._call(DRAW_CHART, points=points)

    async def read_pages(
        self, *, cursor: str | UnsetType = UNSET
    ) -> types.ReadPagesResult:
        """Read pages."""
        return await self._call(READ_PAGES, cursor=cursor)

    def pages_read_pages(
        self, *, cursor: str | UnsetType = UNSET
    ) -> AsyncIterator[types.ReadPagesResult]:
        """Give all pages of `read_pages`, from the one that is asked for."""
        return self._pages(READ_PAGES, cursor=cursor)

    async def count_words(self, *, text: str) -> types.CountWordsResult:
        """Count some words.

        Args:
            text: At least 1 character.

        Raises:
            NoWords: There are no words.
            NothingThere: Nothing is there.
        """
        return await self._call(COUNT_WORDS, text=text)

    async def log_in(
        self, *, user: str, token: toolrt.Secret[str]
    ) -> types.LogInResult:
        """Log in.

        Args:
            token: At least 8 characters.

        Raises:
            Locked: The door is locked.
        """
        return await self._call(LOG_IN, user=user, token=token)

    async def fetch_page(self, *, page: int) -> types.FetchPageResult:
        """Fetch a page.

        Args:
            page: At least 1.

        Raises:
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
            NoWords: There are no words.
        """
        return await self._call(FETCH_PAGE, page=page)

    async def put_note(self, *, text: str) -> types.PutNoteResult:
        """Put a note into its place.

        Raises:
            TooBusy: Too many at once.
            NobodyThere: Nobody answers.
        """
        return await self._call(PUT_NOTE, text=text)

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
        return await self._call(SEND_NOTE, text=text, to=to)

    async def ship_order(self, *, id: str) -> types.ShipOrderResult:
        """Ship an order.

        Args:
            id: 1 to 20 characters.

        Raises:
            AlreadyThere: It is there already.
        """
        return await self._call(SHIP_ORDER, id=id)

    async def ship_all(self, *, id: str, paths: list[str]) -> types.ShipAllResult:
        """Ship an order, and drop its paths.

        Args:
            paths: At least 1 item.
        """
        return await self._call(SHIP_ALL, id=id, paths=paths)
