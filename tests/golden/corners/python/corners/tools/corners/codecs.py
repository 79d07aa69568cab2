# Made by toolc from one.tools; do not edit.
"""How payloads, results and errors of `corners` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from ....types.corners_one import codecs as corners_one
from ....types.corners_two import codecs as corners_two
from . import types

# fmt: off

BOTH_ARGS: Codec[types.BothArgs] = Codec(lambda: table.Record(types.BothArgs, lambda: (
    table.Field("mine", corners_one.THING.table),
    table.Field("theirs", corners_two.THING.table),
    table.Field("big", corners_one.BIG.table),
    table.Field("wide", corners_one.WIDE.table),
    table.Field("deep", corners_one.DEEP.table),
    table.Field("mixed", corners_one.MIXED.table),
)))
RULED_ARGS: Codec[types.RuledArgs] = Codec(lambda: table.Record(types.RuledArgs, lambda: (
    table.Field("ruled", corners_one.RULED.table),
    table.Field("x", table.Nullable(table.Schema(table.STRING, '{"minLength":2}'))),
)))
OPEN_ARGS_ARGS: Codec[types.OpenArgsArgs] = Codec(lambda: table.Record(types.OpenArgsArgs, lambda: (
    table.Field("a", table.INT),
), rest=lambda: table.List(table.Text(least=1, most=64))))
ANY_ARGS_ARGS: Codec[types.AnyArgsArgs] = Codec(lambda: table.Record(types.AnyArgsArgs, lambda: (), open=True))
INJECTED_ARGS: Codec[types.InjectedArgs] = Codec(lambda: table.Record(types.InjectedArgs, lambda: ()))
INJECTED_INJECTED: Codec[types.InjectedInjected] = Codec(lambda: table.Record(types.InjectedInjected, lambda: (
    table.Field("slug", table.Text(least=1, most=64)),
    table.Field("count", table.Int(ge=1), optional=True),
)))
BOTH_RESULT: Codec[types.Small | None] = Codec(lambda: table.Nullable(corners_one.SMALL.table))
RULED_RESULT: Codec[dict[str, tuple[float, float]]] = Codec(lambda: table.Map(table.Tuple((table.FLOAT, table.FLOAT))))
OPEN_ARGS_RESULT: Codec[toolrt.Secret[str]] = Codec(lambda: table.Secret(table.STRING))
BOTH_ARGS_RESULT: Codec[str | None] = Codec(lambda: table.Nullable(table.STRING))
BOTH_ARGS_ITEM: Codec[list[tuple[float, float]]] = Codec(lambda: table.List(table.Tuple((table.FLOAT, table.FLOAT))))
ANY_ARGS_RESULT: Codec[None] = Codec(lambda: table.NULL)
