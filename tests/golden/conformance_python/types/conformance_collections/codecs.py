# Made by toolc from collections.tools; do not edit.
"""How the types of `conformance.collections` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

POINT: Codec[types.Point] = Codec(lambda: table.Record(types.Point, lambda: (
    table.Field("x", table.INT),
    table.Field("y", table.INT, default="0"),
)))
TRAIL: Codec[types.Trail] = Codec(lambda: table.Tuple((table.STRING,), table.INT, types.Trail))
STEP: Codec[types.Step] = Codec(lambda: table.Enum(types.Step, ("up", "down")))
ROW: Codec[types.Row] = Codec(lambda: table.Tuple((table.STRING, table.Nullable(table.INT), table.List(table.FLOAT)), table.BOOL, types.Row))
POLY: Codec[types.Poly] = Codec(lambda: table.Tuple((table.Tuple((table.FLOAT, table.FLOAT)),), table.Tuple((table.FLOAT, table.FLOAT)), types.Poly))
