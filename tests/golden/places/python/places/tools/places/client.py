# Made by toolc from places.tools; do not edit.
"""Typed calls of the toolset `places`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import CLEAN, COPY, FETCH, LOAD, READ, VISIT

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_read = staticmethod(built(READ, lambda: types.ReadArgs))
    build_copy = staticmethod(built(COPY, lambda: types.Copy))
    build_clean = staticmethod(built(CLEAN, lambda: types.CleanArgs))
    build_visit = staticmethod(built(VISIT, lambda: types.VisitArgs))
    build_fetch = staticmethod(built(FETCH, lambda: types.FetchArgs))
    build_load = staticmethod(built(LOAD, lambda: types.LoadArgs))


class Client(_Built):
    """Tools with paths and URIs in their arguments."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def read(self, *, file: str | UnsetType = UNSET) -> str:
        """Reads a file.

        Args:
            file: Default `"."`.
        """
        return call(self._executor, READ, given(READ, file=file), self._cx)

    def copy(self, args: types.Copy, /) -> str:
        """Copies."""
        return call(self._executor, COPY, args, self._cx)

    def clean(self, *, paths: list[str]) -> str:
        """Cleans up.

        Args:
            paths: At least 1 item.
        """
        return call(self._executor, CLEAN, given(CLEAN, paths=paths), self._cx)

    def visit(
        self,
        *,
        trees: dict[str, types.Tree] | UnsetType = UNSET,
        pair: tuple[str, str] | UnsetType = UNSET,
        targets: list[types.Target] | UnsetType = UNSET,
        thing: types.Thing | UnsetType = UNSET,
        words: types.VisitArgsWords | UnsetType = UNSET,
        source: types.VisitArgsSource | UnsetType = UNSET,
        upload: types.VisitArgsUpload | UnsetType = UNSET,
        hidden: toolrt.Secret[list[str]] | UnsetType = UNSET,
        folder: str | UnsetType | None = UNSET,
        note: str | UnsetType = UNSET,
    ) -> str:
        """Deals with places of all kinds."""
        return call(
            self._executor,
            VISIT,
            given(
                VISIT,
                trees=trees,
                pair=pair,
                targets=targets,
                thing=thing,
                words=words,
                source=source,
                upload=upload,
                hidden=hidden,
                folder=folder,
                note=note,
            ),
            self._cx,
        )

    def fetch(self, *, url: str) -> str:
        """Gets a page."""
        return call(self._executor, FETCH, given(FETCH, url=url), self._cx)

    def load(self, *, from_: str, log: str | UnsetType = UNSET) -> str:
        """Gets a file or a page, and nothing else."""
        return call(self._executor, LOAD, given(LOAD, from_=from_, log=log), self._cx)


class AsyncClient(_Built):
    """Tools with paths and URIs in their arguments."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def read(self, *, file: str | UnsetType = UNSET) -> str:
        """Reads a file.

        Args:
            file: Default `"."`.
        """
        return await acall(self._executor, READ, given(READ, file=file), self._cx)

    async def copy(self, args: types.Copy, /) -> str:
        """Copies."""
        return await acall(self._executor, COPY, args, self._cx)

    async def clean(self, *, paths: list[str]) -> str:
        """Cleans up.

        Args:
            paths: At least 1 item.
        """
        return await acall(self._executor, CLEAN, given(CLEAN, paths=paths), self._cx)

    async def visit(
        self,
        *,
        trees: dict[str, types.Tree] | UnsetType = UNSET,
        pair: tuple[str, str] | UnsetType = UNSET,
        targets: list[types.Target] | UnsetType = UNSET,
        thing: types.Thing | UnsetType = UNSET,
        words: types.VisitArgsWords | UnsetType = UNSET,
        source: types.VisitArgsSource | UnsetType = UNSET,
        upload: types.VisitArgsUpload | UnsetType = UNSET,
        hidden: toolrt.Secret[list[str]] | UnsetType = UNSET,
        folder: str | UnsetType | None = UNSET,
        note: str | UnsetType = UNSET,
    ) -> str:
        """Deals with places of all kinds."""
        return await acall(
            self._executor,
            VISIT,
            given(
                VISIT,
                trees=trees,
                pair=pair,
                targets=targets,
                thing=thing,
                words=words,
                source=source,
                upload=upload,
                hidden=hidden,
                folder=folder,
                note=note,
            ),
            self._cx,
        )

    async def fetch(self, *, url: str) -> str:
        """Gets a page."""
        return await acall(self._executor, FETCH, given(FETCH, url=url), self._cx)

    async def load(self, *, from_: str, log: str | UnsetType = UNSET) -> str:
        """Gets a file or a page, and nothing else."""
        return await acall(
            self._executor, LOAD, given(LOAD, from_=from_, log=log), self._cx
        )
