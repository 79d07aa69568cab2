# Made by toolc from wide.tools; do not edit.
"""How payloads, results and errors of `mapped` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

FIND_ARGS: Codec[types.FindArgs] = Codec(lambda: table.Record(types.FindArgs, lambda: (
    table.Field("query", table.STRING),
    table.Field("limit", table.INT, default="10"),
)))
FIND_RESULT: Codec[types.FindResult] = Codec(lambda: table.Record(types.FindResult, lambda: (
    table.Field("hits", table.List(table.STRING)),
    table.Field("more", table.BOOL),
)))
