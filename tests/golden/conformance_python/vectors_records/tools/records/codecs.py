# Made by toolc from records.tools; do not edit.
"""How payloads, results and errors of `records` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_RECORDS0_ARGS: Codec[types.CheckRecords0Args] = Codec(lambda: table.Record(types.CheckRecords0Args, lambda: ()))
CHECK_RECORDS1_ARGS: Codec[types.CheckRecords1Args] = Codec(lambda: table.Record(types.CheckRecords1Args, lambda: ()))
CHECK_RECORDS2_ARGS: Codec[types.CheckRecords2Args] = Codec(lambda: table.Record(types.CheckRecords2Args, lambda: ()))
CHECK_RECORDS3_ARGS: Codec[types.CheckRecords3Args] = Codec(lambda: table.Record(types.CheckRecords3Args, lambda: ()))
CHECK_RECORDS4_ARGS: Codec[types.CheckRecords4Args] = Codec(lambda: table.Record(types.CheckRecords4Args, lambda: ()))
CHECK_RECORDS5_ARGS: Codec[types.CheckRecords5Args] = Codec(lambda: table.Record(types.CheckRecords5Args, lambda: ()))
CHECK_RECORDS6_ARGS: Codec[types.CheckRecords6Args] = Codec(lambda: table.Record(types.CheckRecords6Args, lambda: ()))
CHECK_RECORDS7_ARGS: Codec[types.CheckRecords7Args] = Codec(lambda: table.Record(types.CheckRecords7Args, lambda: ()))
CHECK_RECORDS8_ARGS: Codec[types.CheckRecords8Args] = Codec(lambda: table.Record(types.CheckRecords8Args, lambda: ()))
CHECK_RECORDS9_ARGS: Codec[types.CheckRecords9Args] = Codec(lambda: table.Record(types.CheckRecords9Args, lambda: ()))
CHECK_RECORDS10_ARGS: Codec[types.CheckRecords10Args] = Codec(lambda: table.Record(types.CheckRecords10Args, lambda: ()))
CHECK_RECORDS11_ARGS: Codec[types.CheckRecords11Args] = Codec(lambda: table.Record(types.CheckRecords11Args, lambda: ()))
CHECK_RECORDS12_ARGS: Codec[types.CheckRecords12Args] = Codec(lambda: table.Record(types.CheckRecords12Args, lambda: ()))
CHECK_RECORDS13_ARGS: Codec[types.CheckRecords13Args] = Codec(lambda: table.Record(types.CheckRecords13Args, lambda: ()))
CHECK_RECORDS14_ARGS: Codec[types.CheckRecords14Args] = Codec(lambda: table.Record(types.CheckRecords14Args, lambda: ()))
CHECK_RECORDS15_ARGS: Codec[types.CheckRecords15Args] = Codec(lambda: table.Record(types.CheckRecords15Args, lambda: ()))
CHECK_RECORDS16_ARGS: Codec[types.CheckRecords16Args] = Codec(lambda: table.Record(types.CheckRecords16Args, lambda: ()))
CHECK_RECORDS17_ARGS: Codec[types.CheckRecords17Args] = Codec(lambda: table.Record(types.CheckRecords17Args, lambda: ()))
CHECK_RECORDS18_ARGS: Codec[types.CheckRecords18Args] = Codec(lambda: table.Record(types.CheckRecords18Args, lambda: ()))
CHECK_RECORDS19_ARGS: Codec[types.CheckRecords19Args] = Codec(lambda: table.Record(types.CheckRecords19Args, lambda: ()))
CHECK_RECORDS20_ARGS: Codec[types.CheckRecords20Args] = Codec(lambda: table.Record(types.CheckRecords20Args, lambda: ()))
