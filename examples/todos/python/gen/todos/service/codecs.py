# Made by toolc from todos.tools; do not edit.
"""How payloads and results of the service `todos` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ...types.acme_todos import codecs as acme_todos
from . import types

# fmt: off

UPDATE_TODOS_PAYLOAD: Codec[types.UpdateTodosPayload] = Codec(lambda: table.Record(types.UpdateTodosPayload, lambda: (
    table.Field("run_id", table.UUID),
    table.Field("mode", acme_todos.MERGE_MODE.table, default='"merge"'),
    table.Field("items", table.List(acme_todos.TODO.table, least=1, most=100)),
)))
GET_TODOS_PAYLOAD: Codec[types.GetTodosPayload] = Codec(lambda: table.Record(types.GetTodosPayload, lambda: (
    table.Field("run_id", table.UUID),
)))
