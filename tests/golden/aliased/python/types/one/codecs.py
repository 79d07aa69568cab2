# Made by toolc from one.tools; do not edit.
"""How the types of `one` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

USER: Codec[types.User] = Codec(lambda: table.Record(types.User, lambda: (
    table.Field("id", table.INT),
)))
T1: Codec[types.T1] = Codec(lambda: table.Record(types.T1, lambda: (
    table.Field("first", table.INT),
)))
NESTED: Codec[types.Nested] = Codec(lambda: table.Alias(types.Nested, lambda: table.List(NESTED.table)))
