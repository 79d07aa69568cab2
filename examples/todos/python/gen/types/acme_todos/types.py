# Made by toolc from todos.tools; do not edit.
"""The types of the package `acme.todos`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "MergeMode",
    "RevisionConflict",
    "RunNotFound",
    "Status",
    "Todo",
    "TodosSnapshot",
]


class Status(StrEnum):
    PENDING = "pending"
    IN_PROGRESS = "in_progress"
    DONE = "done"


class Todo(Struct, kw_only=True, forbid_unknown_fields=True):
    """One thing to do."""

    id: Annotated[
        str, msgspec.Meta(min_length=1, max_length=64, pattern="^[\\-0-9a-z]+\\Z")
    ]
    """Stable id, unique within a run."""
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    status: Status = Status.PENDING
    due: toolrt.DateTime | UnsetType = UNSET
    tags: Annotated[list[str], msgspec.Meta(max_length=10)] = []

    @classmethod
    def make(
        cls,
        *,
        id: str,
        title: str,
        status: Status | UnsetType = UNSET,
        due: str | toolrt.natural.DateTime | UnsetType = UNSET,
        tags: list[str] | UnsetType = UNSET,
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls, __name__, "TODO", id=id, title=title, status=status, due=due, tags=tags
        )


class MergeMode(StrEnum):
    """How the given todos combine with those already there."""

    REPLACE = "replace"
    """Throw the old list away."""
    MERGE = "merge"
    """Update todos with the same id and append the others."""


class TodosSnapshot(Struct, kw_only=True, forbid_unknown_fields=True):
    run_id: toolrt.Uuid
    items: list[Todo]
    revision: Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]

    @classmethod
    def make(
        cls, *, run_id: str | toolrt.natural.Uuid, items: list[Todo], revision: int
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls,
            __name__,
            "TODOS_SNAPSHOT",
            run_id=run_id,
            items=items,
            revision=revision,
        )


class RunNotFound(toolrt.DeclaredError, code="run_not_found"):
    """No run has this id.

    Kind `not_found`, recovery `correct`: List the runs and pass one of their ids.
    """

    run_id: toolrt.Uuid

    @classmethod
    def make(cls, *, run_id: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "RUN_NOT_FOUND", run_id=run_id)


class RevisionConflict(toolrt.DeclaredError, code="revision_conflict"):
    """Somebody else changed the list since it was read.

    Kind `conflict`, recovery `retry` after 200 ms: Call get_todos, merge again and
    repeat the call.
    """

    expected: toolrt.Int
    actual: toolrt.Int
