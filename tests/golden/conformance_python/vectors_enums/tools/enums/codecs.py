# Made by toolc from enums.tools; do not edit.
"""How payloads, results and errors of `enums` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.conformance_enums import codecs as conformance_enums
from . import types

# fmt: off

CHECK_ENUMS0_ARGS: Codec[types.CheckEnums0Args] = Codec(lambda: table.Record(types.CheckEnums0Args, lambda: ()))
CHECK_ENUMS1_ARGS: Codec[types.CheckEnums1Args] = Codec(lambda: table.Record(types.CheckEnums1Args, lambda: ()))
CHECK_ENUMS2_ARGS: Codec[types.CheckEnums2Args] = Codec(lambda: table.Record(types.CheckEnums2Args, lambda: ()))
CHECK_ENUMS3_ARGS: Codec[types.CheckEnums3Args] = Codec(lambda: table.Record(types.CheckEnums3Args, lambda: ()))
CHECK_ENUMS4_ARGS: Codec[types.CheckEnums4Args] = Codec(lambda: table.Record(types.CheckEnums4Args, lambda: ()))
CHECK_ENUMS5_ARGS: Codec[types.CheckEnums5Args] = Codec(lambda: table.Record(types.CheckEnums5Args, lambda: ()))
CHECK_ENUMS6_ARGS: Codec[types.CheckEnums6Args] = Codec(lambda: table.Record(types.CheckEnums6Args, lambda: ()))
CHECK_ENUMS7_ARGS: Codec[types.CheckEnums7Args] = Codec(lambda: table.Record(types.CheckEnums7Args, lambda: ()))
CHECK_ENUMS8_ARGS: Codec[types.CheckEnums8Args] = Codec(lambda: table.Record(types.CheckEnums8Args, lambda: ()))
CHECK_ENUMS9_ARGS: Codec[types.CheckEnums9Args] = Codec(lambda: table.Record(types.CheckEnums9Args, lambda: ()))
CHECK_ENUMS10_ARGS: Codec[types.CheckEnums10Args] = Codec(lambda: table.Record(types.CheckEnums10Args, lambda: ()))
CHECK_ENUMS11_ARGS: Codec[types.CheckEnums11Args] = Codec(lambda: table.Record(types.CheckEnums11Args, lambda: ()))
CHECK_ENUMS12_ARGS: Codec[types.CheckEnums12Args] = Codec(lambda: table.Record(types.CheckEnums12Args, lambda: ()))
CHECK_ENUMS13_ARGS: Codec[types.CheckEnums13Args] = Codec(lambda: table.Record(types.CheckEnums13Args, lambda: ()))
CHECK_ENUMS14_ARGS: Codec[types.CheckEnums14Args] = Codec(lambda: table.Record(types.CheckEnums14Args, lambda: ()))
CHECK_ENUMS15_ARGS: Codec[types.CheckEnums15Args] = Codec(lambda: table.Record(types.CheckEnums15Args, lambda: ()))
CHECK_ENUMS16_ARGS: Codec[types.CheckEnums16Args] = Codec(lambda: table.Record(types.CheckEnums16Args, lambda: ()))
CHECK_ENUMS17_ARGS: Codec[types.CheckEnums17Args] = Codec(lambda: table.Record(types.CheckEnums17Args, lambda: ()))
CHECK_ENUMS18_ARGS: Codec[types.CheckEnums18Args] = Codec(lambda: table.Record(types.CheckEnums18Args, lambda: ()))
CHECK_ENUMS19_ARGS: Codec[types.CheckEnums19Args] = Codec(lambda: table.Record(types.CheckEnums19Args, lambda: ()))
CHECK_ENUMS20_ARGS: Codec[types.CheckEnums20Args] = Codec(lambda: table.Record(types.CheckEnums20Args, lambda: ()))
CHECK_ENUMS5_RESULT: Codec[types.Mixed | None] = Codec(lambda: table.Nullable(conformance_enums.MIXED.table))
CHECK_ENUMS7_RESULT: Codec[types.OptionalMode | None] = Codec(lambda: table.Nullable(conformance_enums.OPTIONAL_MODE.table))
CHECK_ENUMS16_RESULT: Codec[types.OnlyMaybe | None] = Codec(lambda: table.Nullable(conformance_enums.ONLY_MAYBE.table))
CHECK_ENUMS18_RESULT: Codec[list[types.Status]] = Codec(lambda: table.List(conformance_enums.STATUS.table))
CHECK_ENUMS19_RESULT: Codec[dict[str, types.Status]] = Codec(lambda: table.Map(conformance_enums.STATUS.table))
