# Made by toolc from tools.tools; do not edit.
"""How the types of `case.tools` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

ITEM: Codec[types.Item] = Codec(lambda: table.Record(types.Item, lambda: (
    table.Field("id", table.STRING),
    table.Field("score", table.FLOAT),
)))
QUERY: Codec[types.Query] = Codec(lambda: table.Record(types.Query, lambda: (
    table.Field("text", table.STRING),
    table.Field("run", table.STRING),
)))
FOUND: Codec[types.Found] = Codec(lambda: table.Record(types.Found, lambda: (
    table.Field("items", table.List(ITEM.table)),
)))
NOT_HERE: Codec[types.NotHere] = Codec(lambda: table.Record(types.NotHere, lambda: (
    table.Field("id", table.STRING),
)))
TOO_BUSY: Codec[types.TooBusy] = Codec(lambda: table.Record(types.TooBusy, lambda: ()))
