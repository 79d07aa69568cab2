# Made by toolc from shadows.tools; do not edit.
"""How payloads and results of the service `s` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_PAYLOAD: Codec[types.CheckPayload] = Codec(lambda: table.Record(types.CheckPayload, lambda: (
    table.Field("id", table.STRING),
)))
CHECK_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
