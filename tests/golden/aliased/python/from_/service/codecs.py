# Made by toolc from one.tools; do not edit.
"""How payloads and results of the service `from` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ...types.one import codecs as one
from . import types

# fmt: off

WEIGH_PAYLOAD: Codec[types.WeighPayload] = Codec(lambda: table.Record(types.WeighPayload, lambda: (
    table.Field("nested", one.NESTED.table),
    table.Field("levels", table.List(table.Enum(None, ("low", "high")))),
    table.Field("user", one.USER.table),
)))
