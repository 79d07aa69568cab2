# Made by toolc from todos.tools; do not edit.
"""The payloads, results and errors of the service `todos`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct

from ...types.acme_todos.types import (
    MergeMode,
    RevisionConflict,
    RunNotFound,
    Status,
    Todo,
    TodosSnapshot,
)

if TYPE_CHECKING:
    from msgspec import UnsetType

__all__ = [
    "GetTodosPayload",
    "MergeMode",
    "RevisionConflict",
    "RunNotFound",
    "Status",
    "Todo",
    "TodosSnapshot",
    "UpdateTodosPayload",
]


class UpdateTodosPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `update_todos`."""

    run_id: toolrt.Uuid
    mode: MergeMode = MergeMode.MERGE
    items: Annotated[list[Todo], msgspec.Meta(min_length=1, max_length=100)]

    @classmethod
    def make(
        cls,
        *,
        run_id: str | toolrt.natural.Uuid,
        mode: MergeMode | UnsetType = UNSET,
        items: list[Todo],
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls, __name__, "UPDATE_TODOS_PAYLOAD", run_id=run_id, mode=mode, items=items
        )


class GetTodosPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `get_todos`."""

    run_id: toolrt.Uuid

    @classmethod
    def make(cls, *, run_id: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "GET_TODOS_PAYLOAD", run_id=run_id)
