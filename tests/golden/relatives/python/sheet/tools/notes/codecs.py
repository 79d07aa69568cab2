# Made by toolc from relatives.tools; do not edit.
"""How payloads, results and errors of `notes` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.codecs_ import codecs as codecs_
from ....types.relatives import codecs as relatives
from . import types

# fmt: off

P_ARGS: Codec[types.PArgs] = Codec(lambda: table.Record(types.PArgs, lambda: (
    table.Field("p", relatives.P.table),
)))
READ_P_ARGS: Codec[types.ReadPArgs] = Codec(lambda: table.Record(types.ReadPArgs, lambda: (
    table.Field("p", relatives.P.table),
)))
NOTE_ARGS_ARGS_ERROR: Codec[types.NoteArgsArgsError] = Codec(lambda: table.Record(types.NoteArgsArgsError, lambda: (
    table.Field("code", table.INT),
)))
NOTE_ARGS_ARGS_RESULT: Codec[types.NoteArgsArgsResult] = Codec(lambda: table.Record(types.NoteArgsArgsResult, lambda: (
    table.Field("code", table.INT),
)))
NOTE_ARGS_TOOL: Codec[types.NoteArgsTool] = Codec(lambda: table.Record(types.NoteArgsTool, lambda: (
    table.Field("note", table.INT),
)))
NOTE_ARGS: Codec[types.NoteArgs] = Codec(lambda: table.Record(types.NoteArgs, lambda: (
    table.Field("args_error", NOTE_ARGS_ARGS_ERROR.table),
    table.Field("args_result", NOTE_ARGS_ARGS_RESULT.table),
    table.Field("notes_provider", table.INT),
    table.Field("tool", NOTE_ARGS_TOOL.table),
)))
NOTE_RESULT_ITEM: Codec[types.NoteResultItem] = Codec(lambda: table.Record(types.NoteResultItem, lambda: (
    table.Field("side", table.INT),
)))
NOTE_RESULT: Codec[types.NoteResult] = Codec(lambda: table.Record(types.NoteResult, lambda: (
    table.Field("item", NOTE_RESULT_ITEM.table),
)))
NOTE_ITEM: Codec[types.NoteItem] = Codec(lambda: table.Record(types.NoteItem, lambda: (
    table.Field("a", table.INT),
)))
NOTE_ARGS_ARGS: Codec[types.NoteArgsArgs] = Codec(lambda: table.Record(types.NoteArgsArgs, lambda: (
    table.Field("x", table.INT),
)))
NOTE_ARGS_RESULT: Codec[types.NoteArgsResult] = Codec(lambda: table.Record(types.NoteArgsResult, lambda: (
    table.Field("y", table.INT),
)))
NOTE_RESULT_ARGS: Codec[types.NoteResultArgs] = Codec(lambda: table.Record(types.NoteResultArgs, lambda: (
    table.Field("x", table.INT),
)))
NOTE_RESULT_RESULT: Codec[types.NoteResultResult] = Codec(lambda: table.Record(types.NoteResultResult, lambda: (
    table.Field("y", table.INT),
)))
NOTE_TOOL_ARGS: Codec[types.NoteToolArgs] = Codec(lambda: table.Record(types.NoteToolArgs, lambda: (
    table.Field("x", table.INT),
)))
NOTE_INJECTED_ARGS: Codec[types.NoteInjectedArgs] = Codec(lambda: table.Record(types.NoteInjectedArgs, lambda: (
    table.Field("c", codecs_.CELL.table),
)))
NOTE_INJECTED_INJECTED: Codec[types.NoteInjectedInjected] = Codec(lambda: table.Record(types.NoteInjectedInjected, lambda: (
    table.Field("b", table.INT),
)))
PLAN_NOTE_ARGS: Codec[types.PlanNoteArgs] = Codec(lambda: table.Record(types.PlanNoteArgs, lambda: ()))
NOTE_CALL_ARGS: Codec[types.NoteCallArgs] = Codec(lambda: table.Record(types.NoteCallArgs, lambda: (
    table.Field("x", table.INT),
)))
NOTE_CALL_HINT_ARGS: Codec[types.NoteCallHintArgs] = Codec(lambda: table.Record(types.NoteCallHintArgs, lambda: (
    table.Field("x", table.INT),
)))
NOTE_TOOLS_ARGS: Codec[types.NoteToolsArgs] = Codec(lambda: table.Record(types.NoteToolsArgs, lambda: (
    table.Field("x", table.INT),
)))
P_RESULT: Codec[list[int]] = Codec(lambda: table.List(table.Int(ge=1, le=2)))
READ_P_RESULT: Codec[list[int]] = Codec(lambda: table.List(table.Int(ge=3, le=4)))
