# Made by toolc from wide.tools; do not edit.
"""How the types of `acme.corners` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ..acme_common import codecs as acme_common
from . import types

# fmt: off

OPEN: Codec[types.Open] = Codec(lambda: table.Record(types.Open, lambda: (
    table.Field("id", table.INT),
), open=True))
OPEN_TYPED: Codec[types.OpenTyped] = Codec(lambda: table.Record(types.OpenTyped, lambda: (
    table.Field("id", table.INT),
), rest=lambda: table.STRING))
BASED: Codec[types.Based] = Codec(lambda: table.Record(types.Based, lambda: (
    table.Field("id", table.INT),
    table.Field("extra", table.Nullable(table.JSON), optional=True),
)))
KEYWORD: Codec[types.Keyword] = Codec(lambda: table.Record(types.Keyword, lambda: (
    table.Field("type", table.STRING, attr="type_"),
    table.Field("tool", table.INT, optional=True),
    table.Field("filter[status]", table.STRING, attr="filter_status", optional=True),
    table.Field("from", table.DATETIME, attr="from_"),
    table.Field("in-reply-to", table.STRING, attr="in_reply_to", optional=True),
    table.Field("args", table.List(table.List(table.INT))),
)))
WIRE: Codec[types.Wire] = Codec(lambda: table.Enum(types.Wire, ("To Do", "in progress", "done")))
PATH3: Codec[types.Path3] = Codec(lambda: table.Tuple((table.STRING,), table.INT, types.Path3))
NESTED_POINT: Codec[types.NestedPoint] = Codec(lambda: table.Record(types.NestedPoint, lambda: (
    table.Field("x", table.FLOAT),
    table.Field("y", table.FLOAT),
)))
NESTED: Codec[types.Nested] = Codec(lambda: table.Record(types.Nested, lambda: (
    table.Field("point", NESTED_POINT.table),
    table.Field("mode", table.Enum(None, ("fast", "slow")), default='"fast"'),
    table.Field("level", table.Enum(None, (1, 2, 3)), default="1"),
    table.Field("sort", table.Nullable(table.Enum(None, ("asc", "desc"))), optional=True),
    table.Field("span", table.Tuple((table.FLOAT, table.FLOAT))),
    table.Field("trail", table.Nullable(PATH3.table), optional=True),
    table.Field("bag", table.Map(table.List(table.JSON)), default="{}"),
    table.Field("money", acme_common.MONEY.table),
)))
SEARCH_ARGS: Codec[types.SearchArgs] = Codec(lambda: table.Record(types.SearchArgs, lambda: (
    table.Field("text", table.STRING),
    table.Field("top", table.INT),
    table.Field("lang", table.STRING),
)))
SEARCH_RESULT: Codec[types.SearchResult] = Codec(lambda: table.Record(types.SearchResult, lambda: (
    table.Field("items", table.List(table.STRING)),
    table.Field("truncated", table.BOOL),
)))
