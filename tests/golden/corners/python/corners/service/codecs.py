# Made by toolc from one.tools; do not edit.
"""How payloads and results of the service `corners` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ...types.corners_one import codecs as corners_one
from . import types

# fmt: off

WATCH_PAYLOAD: Codec[types.WatchPayload] = Codec(lambda: table.Record(types.WatchPayload, lambda: (
    table.Field("thing", corners_one.THING.table),
)))
WATCH_INJECTED: Codec[types.WatchInjected] = Codec(lambda: table.Record(types.WatchInjected, lambda: (
    table.Field("run", table.UUID),
)))
WATCH_RESULT: Codec[list[types.Thing]] = Codec(lambda: table.List(corners_one.THING.table))
PLAIN_RESULT: Codec[types.Small | None] = Codec(lambda: table.Nullable(corners_one.SMALL.table))
