# Made by toolc from obstacles.tools; do not edit.
"""How payloads, results and errors of `round` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.type_self import codecs as type_self
from . import types

# fmt: off

GO_ROUND_ARGS: Codec[types.GoRoundArgs] = Codec(lambda: table.Record(types.GoRoundArgs, lambda: (
    table.Field("circle", type_self.CIRCLE.table),
    table.Field("tagged", type_self.TAGGED.table),
    table.Field("labelled", type_self.LABELLED.table),
    table.Field("nothing", type_self.NOTHING.table),
    table.Field("more", type_self.MORE_OF.table),
)))
U202E_TURNED_X_ARGS: Codec[types.U202eTurnedXArgs] = Codec(lambda: table.Record(types.U202eTurnedXArgs, lambda: (
    table.Field("wide", type_self.WIDE13.table),
    table.Field("items", table.List(type_self.WIDE13.table)),
)))
BOUND_MAYBE_ARGS: Codec[types.BoundMaybeArgs] = Codec(lambda: table.Record(types.BoundMaybeArgs, lambda: (
    table.Field("x", table.INT),
)))
BOUND_MAYBE_RESULT: Codec[types.BoundMaybeResult] = Codec(lambda: table.Record(types.BoundMaybeResult, lambda: (
    table.Field("b", table.INT),
)))
BOUND_NOTHING_ARGS: Codec[types.BoundNothingArgs] = Codec(lambda: table.Record(types.BoundNothingArgs, lambda: ()))
BOUND_NOTHING_RESULT: Codec[types.BoundNothingResult] = Codec(lambda: table.Record(types.BoundNothingResult, lambda: ()))
U202E_TURNED_X_RESULT: Codec[tuple[str, types.Box, types.Record, types.Keyword, types.ALongNameOfATypeThatGoesOn, int]] = Codec(lambda: table.Tuple((table.STRING, type_self.BOX.table, type_self.RECORD.table, type_self.KEYWORD.table, type_self.A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON.table, table.INT)))
BOUND_MAYBE_RESULT_2: Codec[types.BoundMaybeResult | None] = Codec(lambda: table.Nullable(BOUND_MAYBE_RESULT.table))
