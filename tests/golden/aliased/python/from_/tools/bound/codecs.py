# Made by toolc from one.tools; do not edit.
"""How payloads, results and errors of `bound` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.one import codecs as one
from ....types.two import codecs as two
from . import types

# fmt: off

WEIGH_ARGS: Codec[types.WeighArgs] = Codec(lambda: table.Record(types.WeighArgs, lambda: (
    table.Field("nested", one.NESTED.table),
    table.Field("levels", table.List(table.Enum(None, ("low", "high")))),
    table.Field("user", one.USER.table),
)))
CONVERT_ARGS: Codec[types.ConvertArgs] = Codec(lambda: table.Record(types.ConvertArgs, lambda: (
    table.Field("tree", two.TREE.table),
    table.Field("from", two.T1.table, attr="from_"),
)))
TO_TEXT_ARGS: Codec[types.ToTextArgs] = Codec(lambda: table.Record(types.ToTextArgs, lambda: (
    table.Field("tree", two.TREE.table),
)))
TO_TEXT_RESULT: Codec[str] = Codec(lambda: table.STRING)
