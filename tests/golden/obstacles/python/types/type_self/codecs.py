# Made by toolc from obstacles.tools; do not edit.
"""How the types of `type.self` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

OPTION: Codec[types.Option] = Codec(lambda: table.Record(types.Option, lambda: (
    table.Field("value", table.STRING),
)))
RESULT: Codec[types.Result] = Codec(lambda: table.Record(types.Result, lambda: (
    table.Field("ok", table.BOOL),
)))
VEC: Codec[types.Vec] = Codec(lambda: table.Record(types.Vec, lambda: (
    table.Field("items", table.List(OPTION.table)),
)))
BOX: Codec[types.Box] = Codec(lambda: table.Record(types.Box, lambda: (
    table.Field("inside", BOX.table, optional=True),
)))
STRING2: Codec[types.String2] = Codec(lambda: table.Record(types.String2, lambda: (
    table.Field("string", table.STRING),
)))
CONTEXT: Codec[types.Context] = Codec(lambda: table.Record(types.Context, lambda: (
    table.Field("cx", table.INT),
)))
RECORD: Codec[types.Record] = Codec(lambda: table.Record(types.Record, lambda: (
    table.Field("name", table.STRING),
    table.Field("fields", table.List(FIELD.table)),
)))
FIELD: Codec[types.Field] = Codec(lambda: table.Record(types.Field, lambda: (
    table.Field("table", TABLE.table),
    table.Field("record", RECORD.table, optional=True),
)))
TABLE: Codec[types.Table] = Codec(lambda: table.Record(types.Table, lambda: (
    table.Field("rows", table.List(table.List(table.JSON))),
)))
PAYLOAD: Codec[types.Payload] = Codec(lambda: table.Record(types.Payload, lambda: (
    table.Field("reader", table.STRING),
    table.Field("writer", table.INT),
    table.Field("r", table.INT),
    table.Field("w", table.INT),
    table.Field("key", table.STRING),
    table.Field("value", table.STRING),
)))
URL: Codec[types.Url] = Codec(lambda: table.Record(types.Url, lambda: (
    table.Field("url", table.URI),
)))
HTTP_REQUEST: Codec[types.HTTPRequest] = Codec(lambda: table.Record(types.HTTPRequest, lambda: (
    table.Field("method", table.STRING),
    table.Field("URL", URL.table, attr="url"),
)))
NAMES: Codec[types.Names] = Codec(lambda: table.Enum(types.Names, ("Self", "self", "crate", "super", "$eq", "🎉", "名前", "a b", "a-b", "aB", "created_at", "-created_at", "1", "2.5")))
KEYWORD: Codec[types.Keyword] = Codec(lambda: table.Record(types.Keyword, lambda: (
    table.Field("type", table.STRING, attr="type_"),
    table.Field("tool", table.INT, optional=True),
    table.Field("filter[status]", table.STRING, attr="filter_status", optional=True),
    table.Field("from", table.DATETIME, attr="from_"),
    table.Field("self", table.INT, attr="self_"),
    table.Field("Self", table.INT, attr="self_2"),
    table.Field("crate", table.INT),
    table.Field("super", table.INT),
    table.Field("fn", table.BOOL),
    table.Field("async", table.BOOL, attr="async_"),
    table.Field("gen", table.BOOL),
    table.Field("$eq", table.JSON, attr="eq", optional=True),
    table.Field("orderBy", table.STRING, attr="order_by_2"),
    table.Field("order_by", table.STRING),
    table.Field("🎉", table.INT, attr="u1f389"),
    table.Field("名前", table.STRING),
    table.Field("", table.INT, attr="empty"),
    table.Field("in-reply-to", table.STRING, attr="in_reply_to", optional=True),
    table.Field("rest", table.INT),
    table.Field("_", table.INT, attr="empty_2"),
), rest=lambda: table.STRING, rest_attr="rest_2"))
A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON: Codec[types.ALongNameOfATypeThatGoesOn] = Codec(lambda: table.Record(types.ALongNameOfATypeThatGoesOn, lambda: (
    table.Field("a_very_long_name_of_a_field_that_goes_on_and_on", table.Nullable(A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON.table)),
    table.Field("another_very_long_name_of_a_field_with_limits_that_goes_on_and_on", table.List(table.Text(least=1, most=9), least=1, most=3, unique=True)),
    table.Field("yet_another_very_long_name_of_a_field_with_a_default_that_goes_on", table.Text(least=1, most=9), default='"x"'),
)))
TAGGED_OWN_RECORD_RECORD: Codec[types.TaggedOwnRecordRecord] = Codec(lambda: table.Record(types.TaggedOwnRecordRecord, lambda: (
    table.Field("size", table.INT),
), rest=lambda: table.INT))
TAGGED: Codec[types.Tagged] = Codec(lambda: table.Tagged(types.Tagged, 'ki"nd\\', lambda: (
    table.Variant('a"b', types.TaggedAB, OPTION.table),
    table.Variant("c\\d", types.TaggedCD, OPTION.table),
    table.Variant("e\nf", types.TaggedEF, OPTION.table),
    table.Variant("own record", types.TaggedOwnRecord, TAGGED_OWN_RECORD_RECORD.table),
    table.Variant("名\x01", types.Tagged名, OPTION.table),
)))
LABELLED: Codec[types.Labelled] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant('a"b', types.LabelledAB, OPTION.table),
    table.Variant("\x7f", types.LabelledEmpty, table.INT),
), content="value"))
CLIENT: Codec[types.Client] = Codec(lambda: table.Record(types.Client, lambda: (
    table.Field("name", table.STRING),
)))
WIDE13: Codec[types.Wide13] = Codec(lambda: table.Tuple((table.INT, table.FLOAT, table.BOOL, table.STRING, table.UUID, table.INT, table.INT, table.INT, table.INT, table.INT, table.INT, table.INT), table.INT, types.Wide13))
CIRCLE: Codec[types.Circle] = Codec(lambda: table.Record(types.Circle, lambda: (
    table.Field("again", CIRCLE.table, optional=True),
    table.Field("_list", table.Map(table.INT, most=3), attr="list_2", optional=True),
    table.Field("list", table.Map(table.INT, most=4), attr="list_", optional=True),
    table.Field("far", table.Tuple((table.Nullable(CIRCLE.table), table.Text(least=1))), optional=True),
)))
NOTHING: Codec[types.Nothing] = Codec(lambda: table.Record(types.Nothing, lambda: (
    table.Field("pair", table.Tuple((table.STRING, table.Nullable(table.Secret(table.STRING)))), default='["x",null]'),
    table.Field("wide", table.Nullable(WIDE13.table), default="null"),
    table.Field("client", CLIENT.table, optional=True),
)))
MORE_OF_FORTY: Codec[types.MoreOfForty] = Codec(lambda: table.Record(types.MoreOfForty, lambda: (
    table.Field("f1", table.INT),
    table.Field("f2", table.INT),
    table.Field("f3", table.INT),
    table.Field("f4", table.INT),
    table.Field("f5", table.INT),
    table.Field("f6", table.INT),
    table.Field("f7", table.INT),
    table.Field("f8", table.INT),
    table.Field("f9", table.INT),
    table.Field("f10", table.INT),
    table.Field("f11", table.INT),
    table.Field("f12", table.INT),
    table.Field("f13", table.INT),
    table.Field("f14", table.INT),
    table.Field("f15", table.INT),
    table.Field("f16", table.INT),
    table.Field("f17", table.INT),
    table.Field("f18", table.INT),
    table.Field("f19", table.INT),
    table.Field("f20", table.INT),
    table.Field("f21", table.INT),
    table.Field("f22", table.INT),
    table.Field("f23", table.INT),
    table.Field("f24", table.INT),
    table.Field("f25", table.INT),
    table.Field("f26", table.INT),
    table.Field("f27", table.INT),
    table.Field("f28", table.INT),
    table.Field("f29", table.INT),
    table.Field("f30", table.INT),
    table.Field("f31", table.INT),
    table.Field("f32", table.INT),
    table.Field("f33", table.INT),
    table.Field("f34", table.INT),
    table.Field("f35", table.INT),
    table.Field("f36", table.INT),
    table.Field("f37", table.INT),
    table.Field("f38", table.INT),
    table.Field("f39", table.INT),
    table.Field("f40", table.INT),
)))
MORE_OF: Codec[types.MoreOf] = Codec(lambda: table.Record(types.MoreOf, lambda: (
    table.Field("name", table.STRING),
    table.Field("fields", table.List(FIELD.table)),
    table.Field("forty", MORE_OF_FORTY.table, optional=True),
)))
BOX_ERROR: Codec[types.BoxError] = Codec(lambda: table.Record(types.BoxError, lambda: ()))
