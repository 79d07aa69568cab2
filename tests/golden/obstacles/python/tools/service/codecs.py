# Made by toolc from obstacles.tools; do not edit.
"""How payloads and results of the service `tools` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

TYPE_PAYLOAD: Codec[types.TypePayload] = Codec(lambda: table.Record(types.TypePayload, lambda: (
    table.Field("x", table.INT),
)))
MAYBE_PAYLOAD: Codec[types.MaybePayload] = Codec(lambda: table.Record(types.MaybePayload, lambda: (
    table.Field("x", table.INT),
)))
MAYBE_RESULT: Codec[types.MaybeResult] = Codec(lambda: table.Record(types.MaybeResult, lambda: (
    table.Field("b", table.INT),
)))
ALWAYS_PAYLOAD: Codec[types.AlwaysPayload] = Codec(lambda: table.Record(types.AlwaysPayload, lambda: ()))
ALWAYS_RESULT: Codec[types.AlwaysResult] = Codec(lambda: table.Record(types.AlwaysResult, lambda: (
    table.Field("b", table.INT),
)))
SELF_PAYLOAD: Codec[types.SelfPayload] = Codec(lambda: table.Record(types.SelfPayload, lambda: (
    table.Field("self", table.INT, attr="self_"),
)))
SELF_RESULT: Codec[types.SelfResult] = Codec(lambda: table.Record(types.SelfResult, lambda: (
    table.Field("self", table.INT, attr="self_"),
)))
MAYBE_RESULT_2: Codec[types.MaybeResult | None] = Codec(lambda: table.Nullable(MAYBE_RESULT.table))
