# Made by toolc from unions.tools; do not edit.
"""How payloads, results and errors of `unions` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.conformance_unions import codecs as conformance_unions
from . import types

# fmt: off

CHECK_UNIONS0_ARGS: Codec[types.CheckUnions0Args] = Codec(lambda: table.Record(types.CheckUnions0Args, lambda: ()))
CHECK_UNIONS1_ARGS: Codec[types.CheckUnions1Args] = Codec(lambda: table.Record(types.CheckUnions1Args, lambda: ()))
CHECK_UNIONS2_ARGS: Codec[types.CheckUnions2Args] = Codec(lambda: table.Record(types.CheckUnions2Args, lambda: ()))
CHECK_UNIONS3_ARGS: Codec[types.CheckUnions3Args] = Codec(lambda: table.Record(types.CheckUnions3Args, lambda: ()))
CHECK_UNIONS4_ARGS: Codec[types.CheckUnions4Args] = Codec(lambda: table.Record(types.CheckUnions4Args, lambda: ()))
CHECK_UNIONS5_ARGS: Codec[types.CheckUnions5Args] = Codec(lambda: table.Record(types.CheckUnions5Args, lambda: ()))
CHECK_UNIONS6_ARGS: Codec[types.CheckUnions6Args] = Codec(lambda: table.Record(types.CheckUnions6Args, lambda: ()))
CHECK_UNIONS7_ARGS: Codec[types.CheckUnions7Args] = Codec(lambda: table.Record(types.CheckUnions7Args, lambda: ()))
CHECK_UNIONS8_ARGS: Codec[types.CheckUnions8Args] = Codec(lambda: table.Record(types.CheckUnions8Args, lambda: ()))
CHECK_UNIONS9_ARGS: Codec[types.CheckUnions9Args] = Codec(lambda: table.Record(types.CheckUnions9Args, lambda: ()))
CHECK_UNIONS10_ARGS: Codec[types.CheckUnions10Args] = Codec(lambda: table.Record(types.CheckUnions10Args, lambda: ()))
CHECK_UNIONS11_ARGS: Codec[types.CheckUnions11Args] = Codec(lambda: table.Record(types.CheckUnions11Args, lambda: ()))
CHECK_UNIONS12_ARGS: Codec[types.CheckUnions12Args] = Codec(lambda: table.Record(types.CheckUnions12Args, lambda: ()))
CHECK_UNIONS13_ARGS: Codec[types.CheckUnions13Args] = Codec(lambda: table.Record(types.CheckUnions13Args, lambda: ()))
CHECK_UNIONS14_ARGS: Codec[types.CheckUnions14Args] = Codec(lambda: table.Record(types.CheckUnions14Args, lambda: ()))
CHECK_UNIONS15_ARGS: Codec[types.CheckUnions15Args] = Codec(lambda: table.Record(types.CheckUnions15Args, lambda: ()))
CHECK_UNIONS16_ARGS: Codec[types.CheckUnions16Args] = Codec(lambda: table.Record(types.CheckUnions16Args, lambda: ()))
CHECK_UNIONS17_ARGS: Codec[types.CheckUnions17Args] = Codec(lambda: table.Record(types.CheckUnions17Args, lambda: ()))
CHECK_UNIONS18_ARGS: Codec[types.CheckUnions18Args] = Codec(lambda: table.Record(types.CheckUnions18Args, lambda: ()))
CHECK_UNIONS19_ARGS: Codec[types.CheckUnions19Args] = Codec(lambda: table.Record(types.CheckUnions19Args, lambda: ()))
CHECK_UNIONS20_ARGS: Codec[types.CheckUnions20Args] = Codec(lambda: table.Record(types.CheckUnions20Args, lambda: ()))
CHECK_UNIONS21_ARGS: Codec[types.CheckUnions21Args] = Codec(lambda: table.Record(types.CheckUnions21Args, lambda: ()))
CHECK_UNIONS22_ARGS: Codec[types.CheckUnions22Args] = Codec(lambda: table.Record(types.CheckUnions22Args, lambda: ()))
CHECK_UNIONS23_ARGS: Codec[types.CheckUnions23Args] = Codec(lambda: table.Record(types.CheckUnions23Args, lambda: ()))
CHECK_UNIONS24_ARGS: Codec[types.CheckUnions24Args] = Codec(lambda: table.Record(types.CheckUnions24Args, lambda: ()))
CHECK_UNIONS25_ARGS: Codec[types.CheckUnions25Args] = Codec(lambda: table.Record(types.CheckUnions25Args, lambda: ()))
CHECK_UNIONS26_ARGS: Codec[types.CheckUnions26Args] = Codec(lambda: table.Record(types.CheckUnions26Args, lambda: ()))
CHECK_UNIONS27_ARGS: Codec[types.CheckUnions27Args] = Codec(lambda: table.Record(types.CheckUnions27Args, lambda: ()))
CHECK_UNIONS28_ARGS: Codec[types.CheckUnions28Args] = Codec(lambda: table.Record(types.CheckUnions28Args, lambda: ()))
CHECK_UNIONS29_ARGS: Codec[types.CheckUnions29Args] = Codec(lambda: table.Record(types.CheckUnions29Args, lambda: ()))
CHECK_UNIONS30_ARGS: Codec[types.CheckUnions30Args] = Codec(lambda: table.Record(types.CheckUnions30Args, lambda: ()))
CHECK_UNIONS31_ARGS: Codec[types.CheckUnions31Args] = Codec(lambda: table.Record(types.CheckUnions31Args, lambda: ()))
CHECK_UNIONS32_ARGS: Codec[types.CheckUnions32Args] = Codec(lambda: table.Record(types.CheckUnions32Args, lambda: ()))
CHECK_UNIONS33_ARGS: Codec[types.CheckUnions33Args] = Codec(lambda: table.Record(types.CheckUnions33Args, lambda: ()))
CHECK_UNIONS34_ARGS: Codec[types.CheckUnions34Args] = Codec(lambda: table.Record(types.CheckUnions34Args, lambda: ()))
CHECK_UNIONS35_ARGS: Codec[types.CheckUnions35Args] = Codec(lambda: table.Record(types.CheckUnions35Args, lambda: ()))
CHECK_UNIONS36_ARGS: Codec[types.CheckUnions36Args] = Codec(lambda: table.Record(types.CheckUnions36Args, lambda: ()))
CHECK_UNIONS37_ARGS: Codec[types.CheckUnions37Args] = Codec(lambda: table.Record(types.CheckUnions37Args, lambda: ()))
CHECK_UNIONS7_RESULT: Codec[types.Deep | None] = Codec(lambda: table.Nullable(conformance_unions.DEEP.table))
CHECK_UNIONS14_RESULT: Codec[types.Speed | None] = Codec(lambda: table.Nullable(conformance_unions.SPEED.table))
CHECK_UNIONS22_RESULT: Codec[list[types.Shape]] = Codec(lambda: table.List(conformance_unions.SHAPE.table))
CHECK_UNIONS27_RESULT: Codec[int | None] = Codec(lambda: table.Nullable(table.INT))
