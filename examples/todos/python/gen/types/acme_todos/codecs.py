# Made by toolc from todos.tools; do not edit.
"""How the types of `acme.todos` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from . import types

# fmt: off

TODO: Codec[types.Todo] = Codec(lambda: table.Record(types.Todo, lambda: (
    table.Field("id", table.Text(least=1, most=64, patterns=(table.Pattern("^[a-z0-9-]+$", "^[\\-0-9a-z]+\\Z"),))),
    table.Field("title", table.Text(least=1, most=200)),
    table.Field("status", STATUS.table, default='"pending"'),
    table.Field("due", table.DATETIME, optional=True),
    table.Field("tags", table.List(table.STRING, most=10, unique=True), default="[]"),
)))
STATUS: Codec[types.Status] = Codec(lambda: table.Enum(types.Status, ("pending", "in_progress", "done")))
MERGE_MODE: Codec[types.MergeMode] = Codec(lambda: table.Enum(types.MergeMode, ("replace", "merge")))
TODOS_SNAPSHOT: Codec[types.TodosSnapshot] = Codec(lambda: table.Record(types.TodosSnapshot, lambda: (
    table.Field("run_id", table.UUID),
    table.Field("items", table.List(TODO.table)),
    table.Field("revision", table.Int(ge=0)),
)))
RUN_NOT_FOUND: Codec[Any] = Codec(lambda: table.Record(types.RunNotFound.Details, lambda: (
    table.Field("run_id", table.UUID),
)))
REVISION_CONFLICT: Codec[Any] = Codec(lambda: table.Record(types.RevisionConflict.Details, lambda: (
    table.Field("expected", table.INT),
    table.Field("actual", table.INT),
)))
