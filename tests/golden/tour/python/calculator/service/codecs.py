# Made by toolc from calculator.tools; do not edit.
"""How payloads and results of the service `calculator` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

ADD_PAYLOAD: Codec[types.AddPayload] = Codec(lambda: table.Record(types.AddPayload, lambda: (
    table.Field("a", table.FLOAT),
    table.Field("b", table.FLOAT),
)))
ADD_RESULT: Codec[types.AddResult] = Codec(lambda: table.Record(types.AddResult, lambda: (
    table.Field("sum", table.FLOAT),
)))
DIVIDE_PAYLOAD: Codec[types.DividePayload] = Codec(lambda: table.Record(types.DividePayload, lambda: (
    table.Field("a", table.FLOAT),
    table.Field("b", table.FLOAT),
)))
DIVIDE_RESULT: Codec[types.DivideResult] = Codec(lambda: table.Record(types.DivideResult, lambda: (
    table.Field("quotient", table.FLOAT),
)))
