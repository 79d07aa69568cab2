# Made by toolc from todos.tools; do not edit.
"""The payloads, results and errors of the service `todos`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

from ...types.acme_todos.types import (
    MergeMode,
    RevisionConflict,
    RunNotFound,
    Status,
    Todo,
    TodosSnapshot,
)

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


class GetTodosPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `get_todos`."""

    run_id: toolrt.Uuid
