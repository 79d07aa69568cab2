# Made by toolc from places.tools; do not edit.
"""Typed calls of the toolset `places`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import CLEAN, COPY, FETCH, LOAD, READ, VISIT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_read = built(READ, lambda: types.ReadArgs)
    build_copy = built(COPY, lambda: types.Copy)
    build_clean = built(CLEAN, lambda: types.CleanArgs)
    build_visit = built(VISIT, lambda: types.VisitArgs)
    build_fetch = built(FETCH, lambda: types.FetchArgs)
    build_load = built(LOAD, lambda: types.LoadArgs)


class Client(BaseClient, _Built):
    """Tools with paths and URIs in their arguments."""

    def read(self, *, file: str | UnsetType = UNSET) -> str:
        """Reads a file.

        Args:
            file: Default `"."`.
        """
        return self._call(READ, file=file)

    def copy(self, args: types.Copy, /) -> str:
        """Copies."""
        return self._call(COPY, args)

    def clean(self, *, paths: list[str]) -> str:
        """Cleans up.

        Args:
            paths: At least 1 item.
        """
        return self._call(CLEAN, paths=paths)

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
        rest: Mapping[str, str] | UnsetType = UNSET,
    ) -> str:
        """Deals with places of all kinds.

        Args:
            rest: All other keys.
        """
        return self._call(
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
            rest=rest,
        )

    def fetch(self, *, url: str) -> str:
        """Gets a page."""
        return self._call(FETCH, url=url)

    def load(self, *, from_: str, log: str | UnsetType = UNSET) -> str:
        """Gets a file or a page, and nothing else."""
        return self._call(LOAD, from_=from_, log=log)


class AsyncClient(AsyncBaseClient, _Built):
    """Tools with paths and URIs in their arguments."""

    async def read(self, *, file: str | UnsetType = UNSET) -> str:
        """Reads a file.

        Args:
            file: Default `"."`.
        """
        return await self._call(READ, file=file)

    async def copy(self, args: types.Copy, /) -> str:
        """Copies."""
        return await self._call(COPY, args)

    async def clean(self, *, paths: list[str]) -> str:
        """Cleans up.

        Args:
            paths: At least 1 item.
        """
        return await self._call(CLEAN, paths=paths)

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
        rest: Mapping[str, str] | UnsetType = UNSET,
    ) -> str:
        """Deals with places of all kinds.

        Args:
            rest: All other keys.
        """
        return await self._call(
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
            rest=rest,
        )

    async def fetch(self, *, url: str) -> str:
        """Gets a page."""
        return await self._call(FETCH, url=url)

    async def load(self, *, from_: str, log: str | UnsetType = UNSET) -> str:
        """Gets a file or a page, and nothing else."""
        return await self._call(LOAD, from_=from_, log=log)
