# Made by toolc from namesakes.tools; do not edit.
"""How the types of `namesakes` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

ROWS_ITEM: Codec[types.RowsItem] = Codec(lambda: table.Record(types.RowsItem, lambda: (
    table.Field("id", table.INT),
)))
TWINS: Codec[types.Twins] = Codec(lambda: table.Record(types.Twins, lambda: (
    table.Field("x", table.Int(ge=1, le=2)),
    table.Field("x_", table.Int(ge=3, le=4), attr="x_2"),
    table.Field("both", table.List(table.Int(ge=5, le=6))),
    table.Field("both_", table.List(table.Int(ge=7, le=8)), attr="both_2"),
)))
OUTCOME: Codec[types.Outcome] = Codec(lambda: table.Schema(table.Record(types.Outcome, lambda: (
    table.Field("rows", table.INT, optional=True),
    table.Field("pages", table.INT, optional=True),
)), '{"minProperties":1}'))
OUTCOME_SCHEMA: Codec[types.OutcomeSchema] = Codec(lambda: table.Enum(types.OutcomeSchema, ("rows", "pages")))
