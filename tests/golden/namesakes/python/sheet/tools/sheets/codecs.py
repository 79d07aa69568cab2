# Made by toolc from namesakes.tools; do not edit.
"""How payloads, results and errors of `sheets` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.namesakes import codecs as namesakes
from . import types

# fmt: off

READ_ROWS_ARGS_ROWS_ITEM: Codec[types.ReadRowsArgsRowsItem] = Codec(lambda: table.Record(types.ReadRowsArgsRowsItem, lambda: (
    table.Field("id", table.INT),
)))
READ_ROWS_ARGS: Codec[types.ReadRowsArgs] = Codec(lambda: table.Record(types.ReadRowsArgs, lambda: (
    table.Field("rows", table.List(READ_ROWS_ARGS_ROWS_ITEM.table)),
)))
READ_ROWS_RESULT_ITEM: Codec[types.ReadRowsResultItem] = Codec(lambda: table.Record(types.ReadRowsResultItem, lambda: (
    table.Field("id", table.INT),
)))
DESCRIBE_ARGS: Codec[types.DescribeArgs] = Codec(lambda: table.Record(types.DescribeArgs, lambda: (
    table.Field("kind", namesakes.OUTCOME_SCHEMA.table),
)))
READ_ROWS_RESULT: Codec[list[types.ReadRowsResultItem]] = Codec(lambda: table.List(READ_ROWS_RESULT_ITEM.table))
