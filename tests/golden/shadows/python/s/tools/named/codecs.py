# Made by toolc from shadows.tools; do not edit.
"""How payloads, results and errors of `named` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_shadows import codecs as case_shadows
from ....types.other_names import codecs as other_names
from . import types

# fmt: off

LIST_ARGS: Codec[types.ListArgs] = Codec(lambda: table.Record(types.ListArgs, lambda: (
    table.Field("call", table.INT),
    table.Field("given", table.List(table.STRING), default="[]"),
    table.Field("types", case_shadows.REST.table, optional=True),
)))
BOOL_ARGS: Codec[types.BoolArgs] = Codec(lambda: table.Record(types.BoolArgs, lambda: (
    table.Field("with_items", table.BOOL),
    table.Field("on_item", table.BOOL),
    table.Field("acall", table.BOOL),
)))
TOOLRT_ARGS: Codec[types.ToolrtArgs] = Codec(lambda: table.Record(types.ToolrtArgs, lambda: (
    table.Field("low", table.Int(le=8), default="-9223372036854775808"),
)))
TYPES_ARGS: Codec[types.TypesArgs] = Codec(lambda: table.Record(types.TypesArgs, lambda: (
    table.Field("pages", table.STRING),
    table.Field("É", other_names.T1.table, attr="é"),
    table.Field("value", case_shadows.EITHER.table),
)))
É_ARGS: Codec[types.ÉArgs] = Codec(lambda: table.Record(types.ÉArgs, lambda: (
    table.Field("self", table.INT, attr="self_"),
)))
AUTO_ARGS: Codec[types.AutoArgs] = Codec(lambda: table.Record(types.AutoArgs, lambda: ()))
L_ARGS: Codec[types.LArgs] = Codec(lambda: table.Record(types.LArgs, lambda: (
    table.Field("l", case_shadows.O.table),
    table.Field("O", table.INT, attr="o", optional=True),
)))
UNSET_ARGS: Codec[types.UnsetArgs] = Codec(lambda: table.Record(types.UnsetArgs, lambda: (
    table.Field("value", case_shadows.TYPE_CHECKING_2.table),
)))
TYPE_CHECKING_ARGS: Codec[types.TypeCheckingArgs] = Codec(lambda: table.Record(types.TypeCheckingArgs, lambda: (
    table.Field("value", case_shadows.CLASS_VAR.table),
    table.Field("TYPE_CHECKING", table.INT, attr="type_checking", optional=True),
)))
A1_ARGS: Codec[types.A1Args] = Codec(lambda: table.Record(types.A1Args, lambda: ()))
CHECK_ARGS: Codec[types.CheckArgs] = Codec(lambda: table.Record(types.CheckArgs, lambda: (
    table.Field("id", table.STRING),
)))
LIST_RESULT: Codec[list[types.Either]] = Codec(lambda: table.List(case_shadows.EITHER.table))
BOOL_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
BOOL_ITEM: Codec[bool] = Codec(lambda: table.BOOL)
TYPES_RESULT: Codec[dict[str, bool]] = Codec(lambda: table.Map(table.BOOL))
É_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
CHECK_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
