# Made by toolc from documents.tools; do not edit.
"""How the types of `conformance.documents` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

PAIR: Codec[types.Pair] = Codec(lambda: table.Record(types.Pair, lambda: (
    table.Field("a", table.INT),
    table.Field("b", table.INT, optional=True),
)))
OPEN: Codec[types.Open] = Codec(lambda: table.Record(types.Open, lambda: (
    table.Field("a", table.INT),
), open=True))
