# Made by toolc from schema.tools; do not edit.
"""How payloads, results and errors of `schema` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from ....types.conformance_schema import codecs as conformance_schema
from . import types

# fmt: off

CHECK_SCHEMA0_ARGS: Codec[types.CheckSchema0Args] = Codec(lambda: table.Record(types.CheckSchema0Args, lambda: ()))
CHECK_SCHEMA1_ARGS: Codec[types.CheckSchema1Args] = Codec(lambda: table.Record(types.CheckSchema1Args, lambda: ()))
CHECK_SCHEMA2_ARGS: Codec[types.CheckSchema2Args] = Codec(lambda: table.Record(types.CheckSchema2Args, lambda: ()))
CHECK_SCHEMA3_ARGS: Codec[types.CheckSchema3Args] = Codec(lambda: table.Record(types.CheckSchema3Args, lambda: ()))
CHECK_SCHEMA4_ARGS: Codec[types.CheckSchema4Args] = Codec(lambda: table.Record(types.CheckSchema4Args, lambda: ()))
CHECK_SCHEMA5_ARGS: Codec[types.CheckSchema5Args] = Codec(lambda: table.Record(types.CheckSchema5Args, lambda: ()))
CHECK_SCHEMA6_ARGS: Codec[types.CheckSchema6Args] = Codec(lambda: table.Record(types.CheckSchema6Args, lambda: ()))
CHECK_SCHEMA7_ARGS: Codec[types.CheckSchema7Args] = Codec(lambda: table.Record(types.CheckSchema7Args, lambda: ()))
CHECK_SCHEMA8_ARGS: Codec[types.CheckSchema8Args] = Codec(lambda: table.Record(types.CheckSchema8Args, lambda: ()))
CHECK_SCHEMA9_ARGS: Codec[types.CheckSchema9Args] = Codec(lambda: table.Record(types.CheckSchema9Args, lambda: ()))
CHECK_SCHEMA10_ARGS: Codec[types.CheckSchema10Args] = Codec(lambda: table.Record(types.CheckSchema10Args, lambda: ()))
CHECK_SCHEMA11_ARGS: Codec[types.CheckSchema11Args] = Codec(lambda: table.Record(types.CheckSchema11Args, lambda: ()))
CHECK_SCHEMA12_ARGS: Codec[types.CheckSchema12Args] = Codec(lambda: table.Record(types.CheckSchema12Args, lambda: ()))
CHECK_SCHEMA13_ARGS: Codec[types.CheckSchema13Args] = Codec(lambda: table.Record(types.CheckSchema13Args, lambda: ()))
CHECK_SCHEMA0_RESULT: Codec[int] = Codec(lambda: table.Schema(table.INT, '{"multipleOf":2,"not":{"const":4}}'))
CHECK_SCHEMA1_RESULT: Codec[int] = Codec(lambda: table.Schema(table.Int(le=100), '{"not":{"const":7},"multipleOf":5}'))
CHECK_SCHEMA2_RESULT: Codec[list[int]] = Codec(lambda: table.List(table.Schema(table.INT, '{"multipleOf":2,"not":{"const":4}}')))
CHECK_SCHEMA3_RESULT: Codec[list[str]] = Codec(lambda: table.Schema(table.List(table.STRING), '{"contains":{"const":"a"}}'))
CHECK_SCHEMA4_RESULT: Codec[types.Pair] = Codec(lambda: table.Schema(conformance_schema.PAIR.table, '{"minProperties":2}'))
CHECK_SCHEMA5_RESULT: Codec[toolrt.Json] = Codec(lambda: table.Schema(table.JSON, '{"type":"object","required":["b"]}'))
CHECK_SCHEMA6_RESULT: Codec[toolrt.Json] = Codec(lambda: table.Schema(table.JSON, '{"properties":{"a":{"properties":{"b":{"type":"integer"}}}}}'))
CHECK_SCHEMA7_RESULT: Codec[int | None] = Codec(lambda: table.Nullable(table.Schema(table.INT, '{"multipleOf":2,"not":{"const":4}}')))
CHECK_SCHEMA9_RESULT: Codec[toolrt.Json] = Codec(lambda: table.Schema(table.JSON, '{"maxItems":0}'))
CHECK_SCHEMA10_RESULT: Codec[toolrt.Json] = Codec(lambda: table.Schema(table.JSON, '{"maximum":1e308}'))
CHECK_SCHEMA11_RESULT: Codec[float] = Codec(lambda: table.Schema(table.FLOAT, '{"multipleOf":2}'))
CHECK_SCHEMA12_RESULT: Codec[float] = Codec(lambda: table.Schema(table.FLOAT, '{"multipleOf":3}'))
