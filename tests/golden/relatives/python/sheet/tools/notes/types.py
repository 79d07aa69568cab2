# Made by toolc from relatives.tools; do not edit.
"""The payloads, results and errors of the toolset `notes`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.codecs_.types import Cell
from ....types.relatives.types import P

__all__ = [
    "Cell",
    "NoteArgs",
    "NoteArgsArgs",
    "NoteArgsArgsError",
    "NoteArgsArgsResult",
    "NoteArgsResult",
    "NoteArgsTool",
    "NoteCallArgs",
    "NoteCallHintArgs",
    "NoteInjectedArgs",
    "NoteInjectedInjected",
    "NoteItem",
    "NoteResult",
    "NoteResultArgs",
    "NoteResultItem",
    "NoteResultResult",
    "NoteToolArgs",
    "NoteToolsArgs",
    "P",
    "PArgs",
    "PlanNoteArgs",
    "ReadPArgs",
]


class PArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `p`."""

    p: P


class ReadPArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read_p`."""

    p: P


class NoteArgsArgsError(Struct, kw_only=True, forbid_unknown_fields=True):
    code: toolrt.Int


class NoteArgsArgsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    code: toolrt.Int


class NoteArgsTool(Struct, kw_only=True, forbid_unknown_fields=True):
    note: toolrt.Int


class NoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note`."""

    args_error: NoteArgsArgsError
    args_result: NoteArgsArgsResult
    notes_provider: toolrt.Int
    tool: NoteArgsTool


class NoteResultItem(Struct, kw_only=True, forbid_unknown_fields=True):
    side: toolrt.Int


class NoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    item: NoteResultItem


class NoteItem(Struct, kw_only=True, forbid_unknown_fields=True):
    a: toolrt.Int


class NoteArgsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note_args`."""

    x: toolrt.Int


class NoteArgsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    y: toolrt.Int


class NoteResultArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note_result`."""

    x: toolrt.Int


class NoteResultResult(Struct, kw_only=True, forbid_unknown_fields=True):
    y: toolrt.Int


class NoteToolArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note_tool`."""

    x: toolrt.Int


class NoteInjectedArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note_injected`."""

    c: Cell


class NoteInjectedInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `note_injected`."""

    b: toolrt.Int


class PlanNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `plan_note`."""


class NoteCallArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note_call`."""

    x: toolrt.Int


class NoteCallHintArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note_call_hint`."""

    x: toolrt.Int


class NoteToolsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note_tools`."""

    x: toolrt.Int
