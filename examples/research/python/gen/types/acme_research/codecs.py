# Made by toolc from research.tools; do not edit.
"""How the types of `acme.research` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from . import types

# fmt: off

NOTE: Codec[types.Note] = Codec(lambda: table.Record(types.Note, lambda: (
    table.Field("id", table.Text(patterns=(table.Pattern("^[a-z0-9-]+$", "^[\\-0-9a-z]+\\Z"),))),
    table.Field("text", table.STRING),
)))
ANSWER: Codec[types.Answer] = Codec(lambda: table.Record(types.Answer, lambda: (
    table.Field("text", table.Text(least=1, most=400)),
    table.Field("sources", table.List(table.STRING, least=1, unique=True)),
)))
STEP: Codec[types.Step] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("call", types.StepCall, TOOL_CALL.table),
    table.Variant("answer", types.StepAnswer, ANSWER.table),
)))
TOOL_CALL: Codec[types.ToolCall] = Codec(lambda: table.Record(types.ToolCall, lambda: (
    table.Field("tool", table.STRING),
    table.Field("args", table.JSON),
)))
NOT_IN_NOTES: Codec[Any] = Codec(lambda: table.Record(types.NotInNotes.Details, lambda: (
    table.Field("question", table.STRING),
)))
