# Made by toolc from records.tools; do not edit.
"""Typed calls of the toolset `records`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from .provider import KEEP_RECORDS

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_keep_records = staticmethod(
        built(KEEP_RECORDS, lambda: types.KeepRecordsArgs)
    )


class Client(_Built):
    """Calls the tools of `records`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def keep_records(
        self,
        *,
        point: types.Point,
        open: types.Open,
        json: types.OpenJson,
        kept: types.Kept,
        deep: types.Deep,
        tri: types.Tri,
        defaults: types.Defaults,
        login: types.Login,
    ) -> types.Point | None:
        """Everything at once."""
        return call(
            self._executor,
            KEEP_RECORDS,
            given(
                KEEP_RECORDS,
                point=point,
                open=open,
                json=json,
                kept=kept,
                deep=deep,
                tri=tri,
                defaults=defaults,
                login=login,
            ),
            self._cx,
        )


class AsyncClient(_Built):
    """Calls the tools of `records`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def keep_records(
        self,
        *,
        point: types.Point,
        open: types.Open,
        json: types.OpenJson,
        kept: types.Kept,
        deep: types.Deep,
        tri: types.Tri,
        defaults: types.Defaults,
        login: types.Login,
    ) -> types.Point | None:
        """Everything at once."""
        return await acall(
            self._executor,
            KEEP_RECORDS,
            given(
                KEEP_RECORDS,
                point=point,
                open=open,
                json=json,
                kept=kept,
                deep=deep,
                tri=tri,
                defaults=defaults,
                login=login,
            ),
            self._cx,
        )
