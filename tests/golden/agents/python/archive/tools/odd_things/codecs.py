# Made by toolc from shared.tools; do not edit.
"""How payloads, results and errors of `odd: things` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

TYPE_ARGS: Codec[types.TypeArgs] = Codec(lambda: table.Record(types.TypeArgs, lambda: ()))
COUNT_ARGS: Codec[types.CountArgs] = Codec(lambda: table.Record(types.CountArgs, lambda: (
    table.Field("to", table.INT),
)))
FETCH_ARGS: Codec[types.FetchArgs] = Codec(lambda: table.Record(types.FetchArgs, lambda: (
    table.Field("x", table.INT),
)))
FETCH_RESULT: Codec[types.FetchResult] = Codec(lambda: table.Record(types.FetchResult, lambda: (
    table.Field("fetch!", table.INT, attr="fetch"),
)))
X_ARGS: Codec[types.XArgs] = Codec(lambda: table.Record(types.XArgs, lambda: (
    table.Field("self", table.STRING, attr="self_"),
)))
X_RESULT: Codec[types.XResult] = Codec(lambda: table.Tuple((table.INT,), table.STRING, types.XResult))
A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_ARGS: Codec[types.AToolWithANameThatIsLongerThanMostNamesOfToolsArgs] = Codec(lambda: table.Record(types.AToolWithANameThatIsLongerThanMostNamesOfToolsArgs, lambda: (
    table.Field("an_argument", table.STRING),
)))
A_TOOL_WITH_A_NAME_THAT_IS_OF_TOOLS_RESULT_ITEM: Codec[types.AToolWithANameThatIsOfToolsResultItem] = Codec(lambda: table.Record(types.AToolWithANameThatIsOfToolsResultItem, lambda: (
    table.Field("an_item", table.STRING),
)))
A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM: Codec[types.AToolWithANameThatIsMostNamesOfToolsItem] = Codec(lambda: table.Record(types.AToolWithANameThatIsMostNamesOfToolsItem, lambda: (
    table.Field("a_part", table.Map(table.List(table.INT))),
)))
TYPE_RESULT: Codec[str] = Codec(lambda: table.STRING)
COUNT_RESULT: Codec[int] = Codec(lambda: table.INT)
COUNT_ITEM: Codec[list[int]] = Codec(lambda: table.List(table.INT, least=1))
A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT: Codec[list[types.AToolWithANameThatIsOfToolsResultItem]] = Codec(lambda: table.List(A_TOOL_WITH_A_NAME_THAT_IS_OF_TOOLS_RESULT_ITEM.table))
