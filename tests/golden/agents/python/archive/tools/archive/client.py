# Made by toolc from shared.tools; do not edit.
"""Typed calls of the toolset `archive`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import BURN, FETCH, SEARCH_ARCHIVE

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_search_archive = staticmethod(
        built(SEARCH_ARCHIVE, lambda: types.SearchArchiveArgs)
    )
    build_fetch = staticmethod(built(FETCH, lambda: types.FetchArgs))
    build_burn = staticmethod(built(BURN, lambda: types.BurnArgs))


class Client(_Built):
    """What was kept."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return call(
            self._executor,
            SEARCH_ARCHIVE,
            given(SEARCH_ARCHIVE, text=text, limit=limit),
            self._cx,
        )

    def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, types.Finding]:
        """Call `fetch`."""
        return call(self._executor, FETCH, given(FETCH, ids=ids), self._cx)

    def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return call(self._executor, BURN, given(BURN, id=id), self._cx)


class AsyncClient(_Built):
    """What was kept."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return await acall(
            self._executor,
            SEARCH_ARCHIVE,
            given(SEARCH_ARCHIVE, text=text, limit=limit),
            self._cx,
        )

    async def fetch(
        self, *, ids: list[str] | list[toolrt.natural.Uuid]
    ) -> dict[str, types.Finding]:
        """Call `fetch`."""
        return await acall(self._executor, FETCH, given(FETCH, ids=ids), self._cx)

    async def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return await acall(self._executor, BURN, given(BURN, id=id), self._cx)
