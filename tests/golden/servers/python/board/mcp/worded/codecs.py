# Made by toolc from servers.tools; do not edit.
"""How the types of resources and prompts of `worded` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

HELLO_ARGS: Codec[types.HelloArgs] = Codec(lambda: table.Record(types.HelloArgs, lambda: ()))
