# Made by toolc from servers.tools; do not edit.
"""How the types of resources and prompts of `cards` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

SERVER_ARGS: Codec[types.ServerArgs] = Codec(lambda: table.Record(types.ServerArgs, lambda: ()))
SERVER_RESULT: Codec[types.ServerResult] = Codec(lambda: table.Record(types.ServerResult, lambda: (
    table.Field("ok", table.BOOL),
)))
