# Made by toolc from todos.tools; do not edit.
"""How payloads, results and errors of `todos` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_todos import codecs as acme_todos
from . import types

# fmt: off

UPDATE_TODOS_ARGS: Codec[types.UpdateTodosArgs] = Codec(lambda: table.Record(types.UpdateTodosArgs, lambda: (
    table.Field("mode", acme_todos.MERGE_MODE.table, default='"merge"'),
    table.Field("items", table.List(acme_todos.TODO.table, least=1, most=100)),
)))
UPDATE_TODOS_INJECTED: Codec[types.UpdateTodosInjected] = Codec(lambda: table.Record(types.UpdateTodosInjected, lambda: (
    table.Field("run_id", table.UUID),
)))
GET_TODOS_ARGS: Codec[types.GetTodosArgs] = Codec(lambda: table.Record(types.GetTodosArgs, lambda: ()))
GET_TODOS_INJECTED: Codec[types.GetTodosInjected] = Codec(lambda: table.Record(types.GetTodosInjected, lambda: (
    table.Field("run_id", table.UUID),
)))
