# Made by toolc from numbers.tools; do not edit.
"""How payloads, results and errors of `numbers` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_NUMBERS0_ARGS: Codec[types.CheckNumbers0Args] = Codec(lambda: table.Record(types.CheckNumbers0Args, lambda: ()))
CHECK_NUMBERS1_ARGS: Codec[types.CheckNumbers1Args] = Codec(lambda: table.Record(types.CheckNumbers1Args, lambda: ()))
CHECK_NUMBERS2_ARGS: Codec[types.CheckNumbers2Args] = Codec(lambda: table.Record(types.CheckNumbers2Args, lambda: ()))
CHECK_NUMBERS3_ARGS: Codec[types.CheckNumbers3Args] = Codec(lambda: table.Record(types.CheckNumbers3Args, lambda: ()))
CHECK_NUMBERS4_ARGS: Codec[types.CheckNumbers4Args] = Codec(lambda: table.Record(types.CheckNumbers4Args, lambda: ()))
CHECK_NUMBERS5_ARGS: Codec[types.CheckNumbers5Args] = Codec(lambda: table.Record(types.CheckNumbers5Args, lambda: ()))
CHECK_NUMBERS6_ARGS: Codec[types.CheckNumbers6Args] = Codec(lambda: table.Record(types.CheckNumbers6Args, lambda: ()))
CHECK_NUMBERS7_ARGS: Codec[types.CheckNumbers7Args] = Codec(lambda: table.Record(types.CheckNumbers7Args, lambda: ()))
CHECK_NUMBERS8_ARGS: Codec[types.CheckNumbers8Args] = Codec(lambda: table.Record(types.CheckNumbers8Args, lambda: ()))
CHECK_NUMBERS9_ARGS: Codec[types.CheckNumbers9Args] = Codec(lambda: table.Record(types.CheckNumbers9Args, lambda: ()))
CHECK_NUMBERS10_ARGS: Codec[types.CheckNumbers10Args] = Codec(lambda: table.Record(types.CheckNumbers10Args, lambda: ()))
CHECK_NUMBERS11_ARGS: Codec[types.CheckNumbers11Args] = Codec(lambda: table.Record(types.CheckNumbers11Args, lambda: ()))
CHECK_NUMBERS12_ARGS: Codec[types.CheckNumbers12Args] = Codec(lambda: table.Record(types.CheckNumbers12Args, lambda: ()))
CHECK_NUMBERS13_ARGS: Codec[types.CheckNumbers13Args] = Codec(lambda: table.Record(types.CheckNumbers13Args, lambda: ()))
CHECK_NUMBERS14_ARGS: Codec[types.CheckNumbers14Args] = Codec(lambda: table.Record(types.CheckNumbers14Args, lambda: ()))
CHECK_NUMBERS15_ARGS: Codec[types.CheckNumbers15Args] = Codec(lambda: table.Record(types.CheckNumbers15Args, lambda: ()))
CHECK_NUMBERS16_ARGS: Codec[types.CheckNumbers16Args] = Codec(lambda: table.Record(types.CheckNumbers16Args, lambda: ()))
CHECK_NUMBERS17_ARGS: Codec[types.CheckNumbers17Args] = Codec(lambda: table.Record(types.CheckNumbers17Args, lambda: ()))
CHECK_NUMBERS18_ARGS: Codec[types.CheckNumbers18Args] = Codec(lambda: table.Record(types.CheckNumbers18Args, lambda: ()))
CHECK_NUMBERS19_ARGS: Codec[types.CheckNumbers19Args] = Codec(lambda: table.Record(types.CheckNumbers19Args, lambda: ()))
CHECK_NUMBERS20_ARGS: Codec[types.CheckNumbers20Args] = Codec(lambda: table.Record(types.CheckNumbers20Args, lambda: ()))
CHECK_NUMBERS21_ARGS: Codec[types.CheckNumbers21Args] = Codec(lambda: table.Record(types.CheckNumbers21Args, lambda: ()))
CHECK_NUMBERS0_RESULT: Codec[int] = Codec(lambda: table.INT)
CHECK_NUMBERS1_RESULT: Codec[float] = Codec(lambda: table.FLOAT)
CHECK_NUMBERS2_RESULT: Codec[int] = Codec(lambda: table.Int(ge=0, le=100))
CHECK_NUMBERS3_RESULT: Codec[int] = Codec(lambda: table.Int(gt=0))
CHECK_NUMBERS4_RESULT: Codec[float] = Codec(lambda: table.Float(gt=0.0, lt=1.0))
CHECK_NUMBERS5_RESULT: Codec[float] = Codec(lambda: table.Float(ge=0.5))
CHECK_NUMBERS6_RESULT: Codec[int] = Codec(lambda: table.Int(step="5"))
CHECK_NUMBERS7_RESULT: Codec[float] = Codec(lambda: table.Float(step="0.1"))
CHECK_NUMBERS8_RESULT: Codec[float] = Codec(lambda: table.Float(ge=0.0, le=10.0, step="0.01"))
CHECK_NUMBERS9_RESULT: Codec[int] = Codec(lambda: table.Int(ge=10, le=20, step="4"))
CHECK_NUMBERS10_RESULT: Codec[int] = Codec(lambda: table.Int(ge=-5, le=5))
CHECK_NUMBERS11_RESULT: Codec[int] = Codec(lambda: table.Int(lt=10))
CHECK_NUMBERS12_RESULT: Codec[int] = Codec(lambda: table.Int(le=3))
CHECK_NUMBERS13_RESULT: Codec[float] = Codec(lambda: table.Float(gt=0.5, lt=1.5))
CHECK_NUMBERS14_RESULT: Codec[float] = Codec(lambda: table.Float(ge=0.1, le=0.3))
CHECK_NUMBERS15_RESULT: Codec[float] = Codec(lambda: table.Float(le=9007199254740992.0))
CHECK_NUMBERS16_RESULT: Codec[int] = Codec(lambda: table.Int(ge=1, le=1))
CHECK_NUMBERS17_RESULT: Codec[int] = Codec(lambda: table.Int(step="10"))
CHECK_NUMBERS18_RESULT: Codec[float] = Codec(lambda: table.Float(step="3"))
CHECK_NUMBERS19_RESULT: Codec[float] = Codec(lambda: table.Float(step="2.5"))
CHECK_NUMBERS20_RESULT: Codec[float] = Codec(lambda: table.Float(gt=0.0, step="0.001"))
CHECK_NUMBERS21_RESULT: Codec[int] = Codec(lambda: table.Int(ge=50, le=100, step="5"))
