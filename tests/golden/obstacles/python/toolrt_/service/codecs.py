# Made by toolc from obstacles.tools; do not edit.
"""How payloads and results of the service `toolrt` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

STD_PAYLOAD: Codec[types.StdPayload] = Codec(lambda: table.Record(types.StdPayload, lambda: ()))
STD_RESULT: Codec[int] = Codec(lambda: table.Int(ge=0))
