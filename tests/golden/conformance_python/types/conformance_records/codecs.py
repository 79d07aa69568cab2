# Made by toolc from records.tools; do not edit.
"""How the types of `conformance.records` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

TODO: Codec[types.Todo] = Codec(lambda: table.Record(types.Todo, lambda: (
    table.Field("id", table.Text(least=1)),
    table.Field("title", table.STRING),
    table.Field("done", table.BOOL, default="false"),
    table.Field("note", table.STRING, optional=True),
    table.Field("due", table.Nullable(table.STRING), optional=True),
    table.Field("owner", table.Nullable(table.STRING)),
    table.Field("level", table.INT, optional=True),
)))
EMPTY: Codec[types.Empty] = Codec(lambda: table.Record(types.Empty, lambda: ()))
OPEN: Codec[types.Open] = Codec(lambda: table.Record(types.Open, lambda: (
    table.Field("id", table.INT),
), open=True))
OPEN_JSON: Codec[types.OpenJson] = Codec(lambda: table.Record(types.OpenJson, lambda: (
    table.Field("id", table.INT),
), rest=lambda: table.JSON))
OPEN_TYPED: Codec[types.OpenTyped] = Codec(lambda: table.Record(types.OpenTyped, lambda: (
    table.Field("id", table.INT),
), rest=lambda: table.Int(ge=0)))
ODD: Codec[types.Odd] = Codec(lambda: table.Record(types.Odd, lambda: (
    table.Field("filter[status]", table.STRING, attr="filter_status", optional=True),
    table.Field("a/b~c", table.INT, attr="a_b_c", optional=True),
    table.Field("type", table.STRING, attr="type_", optional=True),
    table.Field('quoted"key', table.INT, attr="quoted_key", optional=True),
    table.Field("", table.INT, attr="empty", optional=True),
)))
OUTER: Codec[types.Outer] = Codec(lambda: table.Record(types.Outer, lambda: (
    table.Field("inner", TODO.table),
    table.Field("rest", table.List(TODO.table), optional=True),
)))
NODE: Codec[types.Node] = Codec(lambda: table.Record(types.Node, lambda: (
    table.Field("value", table.INT),
    table.Field("next", NODE.table, optional=True),
    table.Field("children", table.List(NODE.table), default="[]"),
)))
BASE: Codec[types.Base] = Codec(lambda: table.Record(types.Base, lambda: (
    table.Field("b", table.INT),
    table.Field("a", table.INT),
)))
MORE: Codec[types.More] = Codec(lambda: table.Record(types.More, lambda: (
    table.Field("b", table.INT),
    table.Field("a", table.INT),
    table.Field("c", table.INT, optional=True),
)))
SETTINGS: Codec[types.Settings] = Codec(lambda: table.Record(types.Settings, lambda: (
    table.Field("limits", LIMITS.table, default="{}"),
    table.Field("tags", table.List(table.STRING), default='["x"]'),
    table.Field("names", table.Map(table.INT), default='{"k":1}'),
    table.Field("mode", MODE.table, default='"slow"'),
    table.Field("pair", table.Tuple((table.INT, table.STRING)), default='[1,"a"]'),
    table.Field("any", table.JSON, default='{"z":[1.50]}'),
    table.Field("when", table.DATETIME, default='"2026-01-31T09:30:00Z"'),
    table.Field("size", table.FLOAT, default="1.50"),
)))
LIMITS: Codec[types.Limits] = Codec(lambda: table.Record(types.Limits, lambda: (
    table.Field("low", table.INT, default="0"),
    table.Field("high", table.INT, optional=True),
)))
MODE: Codec[types.Mode] = Codec(lambda: table.Enum(types.Mode, ("fast", "slow")))
ABSENT: Codec[types.Absent] = Codec(lambda: table.Record(types.Absent, lambda: (
    table.Field("a", table.INT, optional=True),
    table.Field("b", table.STRING, optional=True),
    table.Field("c", table.INT),
    table.Field("d", table.Nullable(table.INT), optional=True),
)))
WANTED: Codec[types.Wanted] = Codec(lambda: table.Record(types.Wanted, lambda: (
    table.Field("text", table.STRING),
    table.Field("list", table.List(table.INT), attr="list_"),
    table.Field("map", table.Map(table.INT)),
    table.Field("record", BASE.table),
    table.Field("pair", table.Tuple((table.INT, table.INT))),
    table.Field("mode", MODE.table),
    table.Field("one", table.Enum(None, ("x",))),
    table.Field("maybe", table.Nullable(table.INT)),
    table.Field("day", table.DATE),
    table.Field("any", table.JSON),
    table.Field("either", table.Union(None, lambda: (table.INT, table.STRING))),
    table.Field("flag", table.BOOL),
    table.Field("real", table.FLOAT),
    table.Field("nothing", table.NULL),
    table.Field("data", table.BYTES),
)))
PICK: Codec[types.Pick] = Codec(lambda: table.Record(types.Pick, lambda: (
    table.Field("order_by", table.INT),
    table.Field("orders", table.INT, optional=True),
)))
EVEN: Codec[types.Even] = Codec(lambda: table.Record(types.Even, lambda: (
    table.Field("kids", table.List(ODDS.table), default="[]"),
)))
ODDS: Codec[types.Odds] = Codec(lambda: table.Record(types.Odds, lambda: (
    table.Field("even", EVEN.table, optional=True),
    table.Field("by_name", table.Map(EVEN.table), optional=True),
)))
CHAIN: Codec[types.Chain] = Codec(lambda: table.Alias(types.Chain, lambda: table.List(CHAIN.table, most=2)))
OPEN_DEEP: Codec[types.OpenDeep] = Codec(lambda: table.Record(types.OpenDeep, lambda: (
    table.Field("inner", OPEN.table),
    table.Field("rest", OPEN_TYPED.table, optional=True),
)))
MARKED: Codec[types.Marked] = Codec(lambda: table.Record(types.Marked, lambda: (
    table.Field("old", table.INT, optional=True),
    table.Field("new", table.INT),
)))
WIDE: Codec[types.Wide] = Codec(lambda: table.Record(types.Wide, lambda: (
    table.Field("f1", table.INT, optional=True),
    table.Field("f2", table.INT, optional=True),
    table.Field("f3", table.INT, optional=True),
    table.Field("f4", table.INT, optional=True),
    table.Field("f5", table.INT, optional=True),
    table.Field("f6", table.INT, optional=True),
    table.Field("f7", table.INT, optional=True),
    table.Field("f8", table.INT, optional=True),
    table.Field("f9", table.INT, optional=True),
    table.Field("f10", table.INT, optional=True),
    table.Field("f11", table.INT, optional=True),
    table.Field("f12", table.INT, optional=True),
    table.Field("f13", table.INT, optional=True),
    table.Field("f14", table.INT, optional=True),
    table.Field("f15", table.INT, optional=True),
    table.Field("f16", table.INT, optional=True),
    table.Field("f17", table.INT, optional=True),
    table.Field("f18", table.INT, optional=True),
    table.Field("f19", table.INT, optional=True),
    table.Field("f20", table.INT, optional=True),
    table.Field("f21", table.INT, optional=True),
    table.Field("f22", table.INT, optional=True),
)))
SPELLED: Codec[types.Spelled] = Codec(lambda: table.Record(types.Spelled, lambda: (
    table.Field("a b", table.INT, attr="a_b"),
    table.Field("ключ", table.INT, attr="u43a_u43b_u44e_u447", optional=True),
    table.Field("new\nline", table.INT, attr="new_line", optional=True),
    table.Field("back\\slash", table.INT, attr="back_slash", optional=True),
)))
ROWS: Codec[types.Rows] = Codec(lambda: table.Record(types.Rows, lambda: (
    table.Field("row", table.List(table.Int(ge=1, le=2))),
    table.Field("row_item", table.Nullable(table.Int(ge=3, le=4)), optional=True),
)))
