# Made by toolc from scalars.tools; do not edit.
"""How the types of `conformance.scalars` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

POINT: Codec[types.Point] = Codec(lambda: table.Record(types.Point, lambda: (
    table.Field("x", table.INT),
)))
