# Made by toolc from bindings.tools; do not edit.
"""How payloads and results of the service `depot` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

COUNT_PAYLOAD: Codec[types.CountPayload] = Codec(lambda: table.Record(types.CountPayload, lambda: (
    table.Field("kinds", table.List(table.Enum(None, ("box", "bag")))),
    table.Field("run", table.STRING),
)))
COUNT_RESULT: Codec[dict[str, int]] = Codec(lambda: table.Map(table.INT))
