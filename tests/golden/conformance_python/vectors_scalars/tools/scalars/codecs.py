# Made by toolc from scalars.tools; do not edit.
"""How payloads, results and errors of `scalars` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from ....types.conformance_scalars import codecs as conformance_scalars
from . import types

# fmt: off

CHECK_SCALARS0_ARGS: Codec[types.CheckScalars0Args] = Codec(lambda: table.Record(types.CheckScalars0Args, lambda: ()))
CHECK_SCALARS1_ARGS: Codec[types.CheckScalars1Args] = Codec(lambda: table.Record(types.CheckScalars1Args, lambda: ()))
CHECK_SCALARS2_ARGS: Codec[types.CheckScalars2Args] = Codec(lambda: table.Record(types.CheckScalars2Args, lambda: ()))
CHECK_SCALARS3_ARGS: Codec[types.CheckScalars3Args] = Codec(lambda: table.Record(types.CheckScalars3Args, lambda: ()))
CHECK_SCALARS4_ARGS: Codec[types.CheckScalars4Args] = Codec(lambda: table.Record(types.CheckScalars4Args, lambda: ()))
CHECK_SCALARS5_ARGS: Codec[types.CheckScalars5Args] = Codec(lambda: table.Record(types.CheckScalars5Args, lambda: ()))
CHECK_SCALARS6_ARGS: Codec[types.CheckScalars6Args] = Codec(lambda: table.Record(types.CheckScalars6Args, lambda: ()))
CHECK_SCALARS7_ARGS: Codec[types.CheckScalars7Args] = Codec(lambda: table.Record(types.CheckScalars7Args, lambda: ()))
CHECK_SCALARS8_ARGS: Codec[types.CheckScalars8Args] = Codec(lambda: table.Record(types.CheckScalars8Args, lambda: ()))
CHECK_SCALARS9_ARGS: Codec[types.CheckScalars9Args] = Codec(lambda: table.Record(types.CheckScalars9Args, lambda: ()))
CHECK_SCALARS10_ARGS: Codec[types.CheckScalars10Args] = Codec(lambda: table.Record(types.CheckScalars10Args, lambda: ()))
CHECK_SCALARS11_ARGS: Codec[types.CheckScalars11Args] = Codec(lambda: table.Record(types.CheckScalars11Args, lambda: ()))
CHECK_SCALARS12_ARGS: Codec[types.CheckScalars12Args] = Codec(lambda: table.Record(types.CheckScalars12Args, lambda: ()))
CHECK_SCALARS13_ARGS: Codec[types.CheckScalars13Args] = Codec(lambda: table.Record(types.CheckScalars13Args, lambda: ()))
CHECK_SCALARS14_ARGS: Codec[types.CheckScalars14Args] = Codec(lambda: table.Record(types.CheckScalars14Args, lambda: ()))
CHECK_SCALARS15_ARGS: Codec[types.CheckScalars15Args] = Codec(lambda: table.Record(types.CheckScalars15Args, lambda: ()))
CHECK_SCALARS16_ARGS: Codec[types.CheckScalars16Args] = Codec(lambda: table.Record(types.CheckScalars16Args, lambda: ()))
CHECK_SCALARS17_ARGS: Codec[types.CheckScalars17Args] = Codec(lambda: table.Record(types.CheckScalars17Args, lambda: ()))
CHECK_SCALARS0_RESULT: Codec[str] = Codec(lambda: table.STRING)
CHECK_SCALARS1_RESULT: Codec[int] = Codec(lambda: table.INT)
CHECK_SCALARS2_RESULT: Codec[float] = Codec(lambda: table.FLOAT)
CHECK_SCALARS3_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
CHECK_SCALARS4_RESULT: Codec[None] = Codec(lambda: table.NULL)
CHECK_SCALARS5_RESULT: Codec[str | None] = Codec(lambda: table.Nullable(table.STRING))
CHECK_SCALARS6_RESULT: Codec[toolrt.Json] = Codec(lambda: table.JSON)
CHECK_SCALARS7_RESULT: Codec[int | None] = Codec(lambda: table.Nullable(table.INT))
CHECK_SCALARS8_RESULT: Codec[float | None] = Codec(lambda: table.Nullable(table.FLOAT))
CHECK_SCALARS9_RESULT: Codec[bool | None] = Codec(lambda: table.Nullable(table.BOOL))
CHECK_SCALARS10_RESULT: Codec[toolrt.Json | None] = Codec(lambda: table.Nullable(table.JSON))
CHECK_SCALARS11_RESULT: Codec[bytes | None] = Codec(lambda: table.Nullable(table.BYTES))
CHECK_SCALARS12_RESULT: Codec[str | None] = Codec(lambda: table.Nullable(table.DATE))
CHECK_SCALARS13_RESULT: Codec[list[int] | None] = Codec(lambda: table.Nullable(table.List(table.INT)))
CHECK_SCALARS14_RESULT: Codec[dict[str, int] | None] = Codec(lambda: table.Nullable(table.Map(table.INT)))
CHECK_SCALARS15_RESULT: Codec[types.Point | None] = Codec(lambda: table.Nullable(conformance_scalars.POINT.table))
CHECK_SCALARS16_RESULT: Codec[bytes] = Codec(lambda: table.BYTES)
CHECK_SCALARS17_RESULT: Codec[str] = Codec(lambda: table.STRING)
