# Made by toolc from desk.tools; do not edit.
"""How answers of the model of `../mod` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from . import types

# fmt: off

SELF_ANSWER: Codec[types.SelfAnswer] = Codec(lambda: table.Record(types.SelfAnswer, lambda: (
    table.Field("self", table.INT, attr="self_"),
)))
EMPTY_ANSWER: Codec[types.EmptyAnswer] = Codec(lambda: table.Record(types.EmptyAnswer, lambda: (
    table.Field("x", table.INT),
)))
AB_ANSWER: Codec[types.ABAnswer] = Codec(lambda: table.Record(types.ABAnswer, lambda: (
    table.Field("x", table.INT),
)))
A_MINUS_B_ANSWER: Codec[types.AMinusBAnswer] = Codec(lambda: table.Record(types.AMinusBAnswer, lambda: (
    table.Field("y", table.INT),
)))
ONLY_ANSWER: Codec[None] = Codec(lambda: table.NULL)
OPTION_ANSWER: Codec[int | None] = Codec(lambda: table.Nullable(table.INT))
OPTION2_ANSWER: Codec[list[int | None]] = Codec(lambda: table.List(table.Nullable(table.INT)))
VEC_ANSWER: Codec[list[str]] = Codec(lambda: table.List(table.STRING))
POLICY_ANSWER: Codec[toolrt.Json] = Codec(lambda: table.JSON)
U1F389_ANSWER: Codec[bool] = Codec(lambda: table.BOOL)
