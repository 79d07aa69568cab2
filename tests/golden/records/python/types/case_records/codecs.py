# Made by toolc from records.tools; do not edit.
"""How the types of `case.records` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

POINT: Codec[types.Point] = Codec(lambda: table.Record(types.Point, lambda: (
    table.Field("x", table.FLOAT),
    table.Field("y", table.FLOAT, default="0.0"),
    table.Field("z", table.FLOAT, optional=True),
)))
OPEN: Codec[types.Open] = Codec(lambda: table.Record(types.Open, lambda: (
    table.Field("id", table.INT),
), open=True))
OPEN_JSON: Codec[types.OpenJson] = Codec(lambda: table.Record(types.OpenJson, lambda: (
    table.Field("id", table.INT),
), rest=lambda: table.JSON))
KEPT: Codec[types.Kept] = Codec(lambda: table.Record(types.Kept, lambda: (
    table.Field("id", table.INT),
), rest=lambda: table.List(table.INT, most=3)))
DEEP_ABC_ITEM: Codec[types.DeepABCItem] = Codec(lambda: table.Record(types.DeepABCItem, lambda: (
    table.Field("d", table.Int(ge=0, le=9)),
)))
DEEP_AB: Codec[types.DeepAB] = Codec(lambda: table.Record(types.DeepAB, lambda: (
    table.Field("c", table.List(DEEP_ABC_ITEM.table)),
)))
DEEP_A: Codec[types.DeepA] = Codec(lambda: table.Record(types.DeepA, lambda: (
    table.Field("b", DEEP_AB.table),
)))
DEEP: Codec[types.Deep] = Codec(lambda: table.Record(types.Deep, lambda: (
    table.Field("a", DEEP_A.table),
)))
TRI: Codec[types.Tri] = Codec(lambda: table.Record(types.Tri, lambda: (
    table.Field("x", table.Nullable(table.Int(ge=1)), optional=True),
    table.Field("y", table.Nullable(table.INT)),
    table.Field("z", table.Nullable(table.INT), default="null"),
    table.Field("s", table.Nullable(table.STRING), optional=True),
)))
DEFAULTS: Codec[types.Defaults] = Codec(lambda: table.Record(types.Defaults, lambda: (
    table.Field("text", table.STRING, default='"hello \\"you\\""'),
    table.Field("place", table.PATH, default='"."'),
    table.Field("when", table.DATETIME, default='"2026-01-31T09:30:00Z"'),
    table.Field("number", table.INT, default="7"),
    table.Field("ratio", table.FLOAT, default="0.5"),
    table.Field("flag", table.BOOL, default="true"),
    table.Field("list", table.List(table.STRING), attr="list_", default='["a","b"]'),
    table.Field("point", POINT.table, default='{"x":1.0}'),
    table.Field("any", table.JSON, default='{"a":[1,2]}'),
    table.Field("level", table.Enum(None, (1, 2, 3)), default="2"),
    table.Field("note", table.Nullable(table.STRING), default='"x"'),
)))
LOGIN: Codec[types.Login] = Codec(lambda: table.Record(types.Login, lambda: (
    table.Field("user", table.STRING),
    table.Field("password", table.Secret(table.Text(least=8))),
    table.Field("pin", table.Secret(table.INT), optional=True),
    table.Field("old", table.Nullable(table.Secret(table.Text(most=9))), optional=True),
)))
SESSION: Codec[types.Session] = Codec(lambda: table.Record(types.Session, lambda: (
    table.Field("user", table.STRING),
    table.Field("token", table.Secret(table.STRING)),
), open=True))
