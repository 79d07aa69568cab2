# Made by toolc from obstacles.tools; do not edit.
"""How payloads and results of the service `nul` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

A_PAYLOAD: Codec[types.APayload] = Codec(lambda: table.Record(types.APayload, lambda: ()))
