# Made by toolc from other.tools; do not edit.
"""How the types of `other.names` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

EXCEPTION: Codec[types.Exception] = Codec(lambda: table.Record(types.Exception, lambda: (
    table.Field("text", table.STRING),
)))
T1: Codec[types.T1] = Codec(lambda: table.Record(types.T1, lambda: (
    table.Field("way", table.STRING),
)))
ALIASED: Codec[types.Aliased] = Codec(lambda: table.Record(types.Aliased, lambda: (
    table.Field("code", table.INT, default="3"),
    table.Field("all", table.List(table.Text(most=9)), optional=True),
)))
