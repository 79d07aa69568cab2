# Made by toolc from planner.tools; do not edit.
"""Typed calls of the toolset `planning`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given, with_items

from .provider import PLAN_SESSION

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_plan_session = staticmethod(
        built(PLAN_SESSION, lambda: types.PlanSessionArgs)
    )


class Client(_Built):
    """Plan a session."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return call(
            self._executor,
            PLAN_SESSION,
            given(
                PLAN_SESSION,
                goal=goal,
                trigger=trigger,
                ticket=ticket,
                constraints=constraints,
            ),
            self._cx,
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
        cx_ = with_items(self._cx, PLAN_SESSION, on_item)
        return call(
            self._executor,
            PLAN_SESSION,
            given(
                PLAN_SESSION,
                goal=goal,
                trigger=trigger,
                ticket=ticket,
                constraints=constraints,
            ),
            cx_,
        )


class AsyncClient(_Built):
    """Plan a session."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return await acall(
            self._executor,
            PLAN_SESSION,
            given(
                PLAN_SESSION,
                goal=goal,
                trigger=trigger,
                ticket=ticket,
                constraints=constraints,
            ),
            self._cx,
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
        cx_ = with_items(self._cx, PLAN_SESSION, on_item)
        return await acall(
            self._executor,
            PLAN_SESSION,
            given(
                PLAN_SESSION,
                goal=goal,
                trigger=trigger,
                ticket=ticket,
                constraints=constraints,
            ),
            cx_,
        )
