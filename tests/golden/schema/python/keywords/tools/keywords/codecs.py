# Made by toolc from schema.tools; do not edit.
"""How payloads, results and errors of `keywords` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.schema import codecs as schema
from . import types

# fmt: off

SWAP_BARS_ARGS: Codec[types.SwapBarsArgs] = Codec(lambda: table.Record(types.SwapBarsArgs, lambda: (
    table.Field("bar", schema.FOO_BAR.table),
)))
GIVE_TEXT_ARGS: Codec[types.GiveTextArgs] = Codec(lambda: table.Record(types.GiveTextArgs, lambda: ()))
GIVE_TEXT_RESULT: Codec[str] = Codec(lambda: table.Schema(table.STRING, '{"minLength":2}'))
