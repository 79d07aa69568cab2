# Made by toolc from shared.tools; do not edit.
"""Typed calls of the tools that the agent `agents` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from ....archive.tools.archive import provider as archive_provider

if TYPE_CHECKING:
    from msgspec import UnsetType

    from ....archive.tools.archive import types as archive_types
else:
    archive_types = toolrt.later(__package__, "....archive.tools.archive.types")

__all__ = ["AsyncCalls", "Calls"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_search_archive = staticmethod(
        built(archive_provider.SEARCH_ARCHIVE, lambda: archive_types.SearchArchiveArgs)
    )
    build_burn = staticmethod(
        built(archive_provider.BURN, lambda: archive_types.BurnArgs)
    )


class Calls(_Built):
    """Calls the tools that `agents` uses."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return call(
            self._executor,
            archive_provider.SEARCH_ARCHIVE,
            given(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit),
            self._cx,
        )

    def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return call(
            self._executor,
            archive_provider.BURN,
            given(archive_provider.BURN, id=id),
            self._cx,
        )


class AsyncCalls(_Built):
    """Calls the tools that `agents` uses."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def search_archive(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> archive_types.SearchArchiveResult:
        """Search.

        Args:
            limit: 1 to 100; default `10`.
        """
        return await acall(
            self._executor,
            archive_provider.SEARCH_ARCHIVE,
            given(archive_provider.SEARCH_ARCHIVE, text=text, limit=limit),
            self._cx,
        )

    async def burn(self, *, id: str | toolrt.natural.Uuid) -> toolrt.Content:
        """Forget it."""
        return await acall(
            self._executor,
            archive_provider.BURN,
            given(archive_provider.BURN, id=id),
            self._cx,
        )
