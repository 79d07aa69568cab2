# Made by toolc from planner.tools; do not edit.
"""Typed calls of the toolset `planning`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import PLAN_SESSION

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_plan_session = built(PLAN_SESSION, lambda: types.PlanSessionArgs)


class Client(BaseClient, _Built):
    """Plan a session."""

    def plan_session(
        self,
        *,
        goal: str,
        trigger: types.Trigger | UnsetType = UNSET,
        ticket: types.Locator | UnsetType = UNSET,
        constraints: list[str] | UnsetType = UNSET,
    ) -> types.Plan:
        """Create a session plan.

        Args:
            constraints: Default `[]`.
        """
        return self._call(
            PLAN_SESSION,
            goal=goal,
            trigger=trigger,
            ticket=ticket,
            constraints=constraints,
        )

    def stream_plan_session(
        self,
        on_item: Callable[[types.Step], object],
        /,
        *,
        goal: str,
        trigger: types.Trigger | UnsetType = UNSET,
        ticket: types.Locator | UnsetType = UNSET,
        constraints: list[str] | UnsetType = UNSET,
    ) -> types.Plan:
        """Call `plan_session`; `on_item` sees each item before the result is there."""
        return self._stream(
            on_item,
            PLAN_SESSION,
            goal=goal,
            trigger=trigger,
            ticket=ticket,
            constraints=constraints,
        )


class AsyncClient(AsyncBaseClient, _Built):
    """Plan a session."""

    async def plan_session(
        self,
        *,
        goal: str,
        trigger: types.Trigger | UnsetType = UNSET,
        ticket: types.Locator | UnsetType = UNSET,
        constraints: list[str] | UnsetType = UNSET,
    ) -> types.Plan:
        """Create a session plan.

        Args:
            constraints: Default `[]`.
        """
        return await self._call(
            PLAN_SESSION,
            goal=goal,
            trigger=trigger,
            ticket=ticket,
            constraints=constraints,
        )

    async def stream_plan_session(
        self,
        on_item: Callable[[types.Step], object],
        /,
        *,
        goal: str,
        trigger: types.Trigger | UnsetType = UNSET,
        ticket: types.Locator | UnsetType = UNSET,
        constraints: list[str] | UnsetType = UNSET,
    ) -> types.Plan:
        """Call `plan_session`; `on_item` sees each item before the result is there."""
        return await self._stream(
            on_item,
            PLAN_SESSION,
            goal=goal,
            trigger=trigger,
            ticket=ticket,
            constraints=constraints,
        )
