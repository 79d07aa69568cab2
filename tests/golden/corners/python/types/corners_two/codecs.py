# Made by toolc from two.tools; do not edit.
"""How the types of `corners.two` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

THING: Codec[types.Thing] = Codec(lambda: table.Record(types.Thing, lambda: (
    table.Field("there", table.INT),
)))
UNUSED: Codec[types.Unused] = Codec(lambda: table.Record(types.Unused, lambda: (
    table.Field("a", table.INT, optional=True),
)))
