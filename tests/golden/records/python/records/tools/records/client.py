# Made by toolc from records.tools; do not edit.
"""Typed calls of the toolset `records`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import KEEP_RECORDS

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_keep_records = built(KEEP_RECORDS, lambda: types.KeepRecordsArgs)


class Client(BaseClient, _Built):
    """Calls the tools of `records`."""

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
        session: types.Session,
    ) -> types.Point | None:
        """Everything at once."""
        return self._call(
            KEEP_RECORDS,
            point=point,
            open=open,
            json=json,
            kept=kept,
            deep=deep,
            tri=tri,
            defaults=defaults,
            login=login,
            session=session,
        )


class AsyncClient(AsyncBaseClient, _Built):
    """Calls the tools of `records`."""

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
        session: types.Session,
    ) -> types.Point | None:
        """Everything at once."""
        return await self._call(
            KEEP_RECORDS,
            point=point,
            open=open,
            json=json,
            kept=kept,
            deep=deep,
            tri=tri,
            defaults=defaults,
            login=login,
            session=session,
        )
