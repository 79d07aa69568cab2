# Made by toolc from todos.tools; do not edit.
"""The payloads, results and errors of the toolset `todos`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

from ....types.acme_todos.types import (
    MergeMode,
    RevisionConflict,
    RunNotFound,
    Status,
    Todo,
    TodosSnapshot,
)

__all__ = [
    "GetTodosArgs",
    "GetTodosInjected",
    "MergeMode",
    "RevisionConflict",
    "RunNotFound",
    "Status",
    "Todo",
    "TodosSnapshot",
    "UpdateTodosArgs",
    "UpdateTodosInjected",
]


class UpdateTodosArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `update_todos`.

    Create, replace or merge the todos of the current run.
    """

    mode: MergeMode = MergeMode.MERGE
    items: Annotated[list[Todo], msgspec.Meta(min_length=1, max_length=100)]
    """The todos to write."""


class UpdateTodosInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `update_todos`."""

    run_id: toolrt.Uuid

    @classmethod
    def make(cls, *, run_id: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "UPDATE_TODOS_INJECTED", run_id=run_id)


class GetTodosArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `get_todos`.

    Fetch the todos of the current run.
    """


class GetTodosInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `get_todos`."""

    run_id: toolrt.Uuid

    @classmethod
    def make(cls, *, run_id: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "GET_TODOS_INJECTED", run_id=run_id)
