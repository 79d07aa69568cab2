# Made by toolc from words.tools; do not edit.
"""How payloads, results and errors of `words` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_WORDS0_ARGS: Codec[types.CheckWords0Args] = Codec(lambda: table.Record(types.CheckWords0Args, lambda: ()))
CHECK_WORDS1_ARGS: Codec[types.CheckWords1Args] = Codec(lambda: table.Record(types.CheckWords1Args, lambda: ()))
CHECK_WORDS2_ARGS: Codec[types.CheckWords2Args] = Codec(lambda: table.Record(types.CheckWords2Args, lambda: ()))
CHECK_WORDS3_ARGS: Codec[types.CheckWords3Args] = Codec(lambda: table.Record(types.CheckWords3Args, lambda: ()))
CHECK_WORDS4_ARGS: Codec[types.CheckWords4Args] = Codec(lambda: table.Record(types.CheckWords4Args, lambda: ()))
CHECK_WORDS5_ARGS: Codec[types.CheckWords5Args] = Codec(lambda: table.Record(types.CheckWords5Args, lambda: ()))
CHECK_WORDS6_ARGS: Codec[types.CheckWords6Args] = Codec(lambda: table.Record(types.CheckWords6Args, lambda: ()))
CHECK_WORDS7_ARGS: Codec[types.CheckWords7Args] = Codec(lambda: table.Record(types.CheckWords7Args, lambda: ()))
CHECK_WORDS8_ARGS: Codec[types.CheckWords8Args] = Codec(lambda: table.Record(types.CheckWords8Args, lambda: ()))
CHECK_WORDS9_ARGS: Codec[types.CheckWords9Args] = Codec(lambda: table.Record(types.CheckWords9Args, lambda: ()))
CHECK_WORDS10_ARGS: Codec[types.CheckWords10Args] = Codec(lambda: table.Record(types.CheckWords10Args, lambda: ()))
CHECK_WORDS11_ARGS: Codec[types.CheckWords11Args] = Codec(lambda: table.Record(types.CheckWords11Args, lambda: ()))
CHECK_WORDS0_RESULT: Codec[int] = Codec(lambda: table.INT)
CHECK_WORDS11_RESULT: Codec[dict[str, int]] = Codec(lambda: table.Map(table.INT))
