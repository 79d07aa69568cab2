# Made by toolc from relatives.tools; do not edit.
"""How the types of `relatives` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

SHEET: Codec[types.Sheet] = Codec(lambda: table.Record(types.Sheet, lambda: (
    table.Field("page_rows", table.List(table.Int(ge=1, le=2))),
)))
SHEET_PAGE: Codec[types.SheetPage] = Codec(lambda: table.Record(types.SheetPage, lambda: (
    table.Field("rows", table.List(table.Int(ge=3, le=4))),
)))
FIELDS: Codec[types.Fields] = Codec(lambda: table.Record(types.Fields, lambda: (
    table.Field("rest", table.List(table.Int(ge=1, le=2))),
    table.Field("row", table.List(table.Int(ge=1, le=2))),
    table.Field("row_item", table.Nullable(table.Int(ge=3, le=4)), optional=True),
    table.Field("read_fields_row_item", table.INT, default="5"),
    table.Field("write_fields_row", table.STRING),
    table.Field("kept_rest_2", table.STRING),
    table.Field("a_field_with_a_name_that_outgrows_its_line", table.Int(ge=1), default="7"),
    table.Field("field7", table.INT),
    table.Field("field8", table.STRING, optional=True),
    table.Field("another_field_that_is_as_long_as_the_first", table.List(table.STRING), default='["a"]'),
    table.Field("field10", table.List(table.STRING), default='["b"]'),
), rest=lambda: table.List(table.Int(ge=5, le=6)), rest_attr="rest_2"))
DEFAULTS: Codec[types.Defaults] = Codec(lambda: table.Schema(table.Record(types.Defaults, lambda: (
    table.Field("a", table.INT, optional=True),
)), '{"minProperties":1}'))
DEFAULTS_SCHEMA: Codec[types.DefaultsSchema] = Codec(lambda: table.Schema(table.Record(types.DefaultsSchema, lambda: (
    table.Field("a", table.INT, optional=True),
)), '{"minProperties":1}'))
DEFAULTS_SCHEMA_SCHEMA: Codec[types.DefaultsSchemaSchema] = Codec(lambda: table.Enum(types.DefaultsSchemaSchema, ("a",)))
P: Codec[types.P] = Codec(lambda: table.Record(types.P, lambda: (
    table.Field("p", table.INT),
)))
S: Codec[types.S] = Codec(lambda: table.Record(types.S, lambda: (
    table.Field("s", table.INT),
)))
FROM_SERVICE: Codec[types.FromService] = Codec(lambda: table.Record(types.FromService, lambda: (
    table.Field("from", table.INT, attr="from_"),
)))
SHEETS_TOOLS: Codec[types.SheetsTools] = Codec(lambda: table.Record(types.SheetsTools, lambda: (
    table.Field("tools", table.INT),
)))
SHEET_SERVICE: Codec[types.SheetService] = Codec(lambda: table.Record(types.SheetService, lambda: (
    table.Field("service", table.INT),
)))
PATH: Codec[types.Path] = Codec(lambda: table.Record(types.Path, lambda: (
    table.Field("path", table.List(table.STRING)),
)))
DRAFT: Codec[types.Draft] = Codec(lambda: table.Record(types.Draft, lambda: (
    table.Field("text", table.STRING),
)))
DRAFT_COMPLETION: Codec[types.DraftCompletion] = Codec(lambda: table.Record(types.DraftCompletion, lambda: (
    table.Field("text", table.STRING),
)))
DRAFT_ERROR: Codec[types.DraftError] = Codec(lambda: table.Record(types.DraftError, lambda: ()))
