# Made by toolc from obstacles.tools; do not edit.
"""How payloads, results and errors of `tools` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.type_self import codecs as type_self
from . import types

# fmt: off

TOOLS_TOOL_ARGS: Codec[types.ToolsToolArgs] = Codec(lambda: table.Record(types.ToolsToolArgs, lambda: (
    table.Field("x", type_self.KEYWORD.table),
    table.Field("y", type_self.NAMES.table),
    table.Field("z", type_self.A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON.table),
    table.Field("p", type_self.PAYLOAD.table),
    table.Field("q", type_self.HTTP_REQUEST.table),
    table.Field("t", type_self.RECORD.table),
    table.Field("s", type_self.STRING2.table),
)))
