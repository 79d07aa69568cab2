# Made by toolc from lowered.tools; do not edit.
"""How payloads, results and errors of `lowered` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_LOWERED0_ARGS: Codec[types.CheckLowered0Args] = Codec(lambda: table.Record(types.CheckLowered0Args, lambda: ()))
CHECK_LOWERED1_ARGS: Codec[types.CheckLowered1Args] = Codec(lambda: table.Record(types.CheckLowered1Args, lambda: ()))
CHECK_LOWERED2_ARGS: Codec[types.CheckLowered2Args] = Codec(lambda: table.Record(types.CheckLowered2Args, lambda: ()))
CHECK_LOWERED3_ARGS: Codec[types.CheckLowered3Args] = Codec(lambda: table.Record(types.CheckLowered3Args, lambda: ()))
CHECK_LOWERED4_ARGS: Codec[types.CheckLowered4Args] = Codec(lambda: table.Record(types.CheckLowered4Args, lambda: ()))
CHECK_LOWERED5_ARGS: Codec[types.CheckLowered5Args] = Codec(lambda: table.Record(types.CheckLowered5Args, lambda: ()))
CHECK_LOWERED6_ARGS: Codec[types.CheckLowered6Args] = Codec(lambda: table.Record(types.CheckLowered6Args, lambda: ()))
CHECK_LOWERED7_ARGS: Codec[types.CheckLowered7Args] = Codec(lambda: table.Record(types.CheckLowered7Args, lambda: ()))
CHECK_LOWERED8_ARGS: Codec[types.CheckLowered8Args] = Codec(lambda: table.Record(types.CheckLowered8Args, lambda: ()))
CHECK_LOWERED9_ARGS: Codec[types.CheckLowered9Args] = Codec(lambda: table.Record(types.CheckLowered9Args, lambda: ()))
CHECK_LOWERED10_ARGS: Codec[types.CheckLowered10Args] = Codec(lambda: table.Record(types.CheckLowered10Args, lambda: ()))
CHECK_LOWERED11_ARGS: Codec[types.CheckLowered11Args] = Codec(lambda: table.Record(types.CheckLowered11Args, lambda: ()))
CHECK_LOWERED12_ARGS: Codec[types.CheckLowered12Args] = Codec(lambda: table.Record(types.CheckLowered12Args, lambda: ()))
CHECK_LOWERED13_ARGS: Codec[types.CheckLowered13Args] = Codec(lambda: table.Record(types.CheckLowered13Args, lambda: ()))
CHECK_LOWERED1_RESULT: Codec[dict[str, dict[str, str | None]]] = Codec(lambda: table.Map(table.Map(table.Nullable(table.STRING), most=3)))
CHECK_LOWERED2_RESULT: Codec[dict[str, str | None]] = Codec(lambda: table.Map(table.Nullable(table.STRING), most=3))
CHECK_LOWERED3_RESULT: Codec[tuple[float, float]] = Codec(lambda: table.Tuple((table.FLOAT, table.FLOAT)))
