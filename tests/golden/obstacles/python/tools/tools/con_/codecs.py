# Made by toolc from obstacles.tools; do not edit.
"""How payloads, results and errors of `con` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

AUX_TOOL_ARGS: Codec[types.AuxToolArgs] = Codec(lambda: table.Record(types.AuxToolArgs, lambda: (
    table.Field("a", table.INT),
)))
