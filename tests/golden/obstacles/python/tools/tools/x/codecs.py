# Made by toolc from obstacles.tools; do not edit.
"""How payloads, results and errors of `../x` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from ....types.type_self import codecs as type_self
from . import types

# fmt: off

TYPE_ARGS: Codec[types.TypeArgs] = Codec(lambda: table.Record(types.TypeArgs, lambda: (
    table.Field("type", table.STRING, attr="type_"),
    table.Field("args", table.INT),
    table.Field("tool", table.INT),
)))
NEW_ARGS: Codec[types.NewArgs] = Codec(lambda: table.Record(types.NewArgs, lambda: (
    table.Field("new", table.BOOL),
)))
NEW2_ARGS: Codec[types.New2Args] = Codec(lambda: table.Record(types.New2Args, lambda: (
    table.Field("a", table.INT),
)))
ABC_ARGS: Codec[types.ABCArgs] = Codec(lambda: table.Record(types.ABCArgs, lambda: ()))
CON_ARGS: Codec[types.ConArgs] = Codec(lambda: table.Record(types.ConArgs, lambda: (
    table.Field("a0", table.INT),
    table.Field("a1", table.INT),
    table.Field("a2", table.INT),
    table.Field("a3", table.INT),
    table.Field("a4", table.INT),
    table.Field("a5", table.INT),
    table.Field("a6", table.INT),
    table.Field("a7", table.INT),
    table.Field("a8", table.INT),
)))
NEW2_RESULT: Codec[list[types.Option]] = Codec(lambda: table.List(type_self.OPTION.table))
ABC_RESULT: Codec[types.Context | None] = Codec(lambda: table.Nullable(type_self.CONTEXT.table))
CON_RESULT: Codec[toolrt.Json] = Codec(lambda: table.JSON)
