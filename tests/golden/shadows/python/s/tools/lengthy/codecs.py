# Made by toolc from shadows.tools; do not edit.
"""How payloads, results and errors of `lengthy` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

A_NAME_THAT_IS_LONGER_OF88_COLUMNS_ARGS_SHORT: Codec[types.ANameThatIsLongerOf88ColumnsArgsShort] = Codec(lambda: table.Record(types.ANameThatIsLongerOf88ColumnsArgsShort, lambda: (
    table.Field("a", table.INT),
    table.Field("b", table.STRING, optional=True),
)))
A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS: Codec[types.ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs] = Codec(lambda: table.Record(types.ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs, lambda: (
    table.Field("another_name_that_is_longer_than_what_fits_into_a_line_by_itself", table.List(table.STRING), optional=True),
    table.Field("one_more_of_those_long_names", table.Nullable(table.Int(le=9)), default="-9223372036854775808"),
    table.Field("short", A_NAME_THAT_IS_LONGER_OF88_COLUMNS_ARGS_SHORT.table),
)))
A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT: Codec[types.ANameThatIsLongerOf88ColumnsResult] = Codec(lambda: table.Record(types.ANameThatIsLongerOf88ColumnsResult, lambda: (
    table.Field("result_with_a_long_name_that_nobody_would_type", table.Map(table.List(table.INT))),
)))
