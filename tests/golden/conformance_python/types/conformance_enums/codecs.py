# Made by toolc from enums.tools; do not edit.
"""How the types of `conformance.enums` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

STATUS: Codec[types.Status] = Codec(lambda: table.Enum(types.Status, ("pending", "in_progress", "done")))
CODE: Codec[types.Code] = Codec(lambda: table.Enum(types.Code, (200, 404)))
SORT: Codec[types.Sort] = Codec(lambda: table.Enum(types.Sort, ("+1", "-1", "")))
MODE: Codec[types.Mode] = Codec(lambda: table.Enum(None, ("fast", "slow")))
LEVEL: Codec[types.Level] = Codec(lambda: table.Enum(None, (1, 2, 3)))
MIXED: Codec[types.Mixed] = Codec(lambda: table.Enum(types.Mixed, ("auto", 1, 2.5, True)))
ONLY: Codec[types.Only] = Codec(lambda: table.Enum(None, ("v1",)))
OPTIONAL_MODE: Codec[types.OptionalMode] = Codec(lambda: table.Enum(None, ("fast", "slow")))
JOB: Codec[types.Job] = Codec(lambda: table.Record(types.Job, lambda: (
    table.Field("status", STATUS.table, default='"pending"'),
    table.Field("kind", table.Enum(None, ("job",))),
)))
MANY: Codec[types.Many] = Codec(lambda: table.Enum(types.Many, ("a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08", "a09", "a10", "a11", "a12", "a13", "a14", "a15", "a16", "a17", "a18", "a19", "a20", "a21", "a22")))
TWENTY: Codec[types.Twenty] = Codec(lambda: table.Enum(types.Twenty, ("a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08", "a09", "a10", "a11", "a12", "a13", "a14", "a15", "a16", "a17", "a18", "a19", "a20")))
TWENTY_ONE: Codec[types.TwentyOne] = Codec(lambda: table.Enum(types.TwentyOne, ("a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08", "a09", "a10", "a11", "a12", "a13", "a14", "a15", "a16", "a17", "a18", "a19", "a20", "a21")))
RATE: Codec[types.Rate] = Codec(lambda: table.Enum(types.Rate, (0.5, 1, 9007199254740993, 1e-7)))
ACCENT: Codec[types.Accent] = Codec(lambda: table.Enum(types.Accent, ("été", "ÉTÉ", "日本")))
YES: Codec[types.Yes] = Codec(lambda: table.Enum(types.Yes, (True,)))
ANSWER: Codec[types.Answer] = Codec(lambda: table.Enum(None, (42,)))
ONLY_MAYBE: Codec[types.OnlyMaybe] = Codec(lambda: table.Enum(None, ("v1",)))
FLAGS: Codec[types.Flags] = Codec(lambda: table.Enum(types.Flags, (True, "unknown")))
LONG: Codec[types.Long] = Codec(lambda: table.Enum(types.Long, ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "short")))
