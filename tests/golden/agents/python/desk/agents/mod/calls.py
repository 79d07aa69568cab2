# Made by toolc from desk.tools; do not edit.
"""Typed calls of the tools that the agent `../mod` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncCalls", "Calls"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""


class Calls(_Built):
    """Calls the tools that `../mod` uses."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx


class AsyncCalls(_Built):
    """Calls the tools that `../mod` uses."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx
