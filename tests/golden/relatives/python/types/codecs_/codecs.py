# Made by toolc from codecs.tools; do not edit.
"""How the types of `codecs` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CELL: Codec[types.Cell] = Codec(lambda: table.Record(types.Cell, lambda: (
    table.Field("value", table.INT),
)))
