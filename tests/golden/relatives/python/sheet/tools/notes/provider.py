# Made by toolc from relatives.tools; do not edit.
"""What a host implements to provide the toolset `notes`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "NOTE",
    "NOTE_ARGS",
    "NOTE_CALL",
    "NOTE_CALL_HINT",
    "NOTE_INJECTED",
    "NOTE_RESULT",
    "NOTE_TOOL",
    "NOTE_TOOLS",
    "PLAN_NOTE",
    "READ_P",
    "NotesTools",
    "P",
    "toolset",
]


class NotesTools(Protocol):
    """Tools whose payloads are called as parts of others are."""

    def p(self, cx: toolrt.Context, args: types.PArgs, /) -> toolrt.Handled[list[int]]:
        """Run the tool `p`."""
        ...

    def read_p(
        self, cx: toolrt.Context, args: types.ReadPArgs, /
    ) -> toolrt.Handled[list[int]]:
        """Run the tool `read_p`."""
        ...

    def note(
        self,
        cx: toolrt.Context,
        args: types.NoteArgs,
        sink: toolrt.Sink[types.NoteItem],
        /,
    ) -> toolrt.Handled[types.NoteResult]:
        """Its argument has a type of its own, and the next tool an error."""
        ...

    def note_args(
        self, cx: toolrt.Context, args: types.NoteArgsArgs, /
    ) -> toolrt.Handled[types.NoteArgsResult]:
        """Run the tool `note_args`."""
        ...

    def note_result(
        self, cx: toolrt.Context, args: types.NoteResultArgs, /
    ) -> toolrt.Handled[types.NoteResultResult]:
        """Run the tool `note_result`."""
        ...

    def note_tool(
        self, cx: toolrt.Context, args: types.NoteToolArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `note_tool`."""
        ...

    def note_injected(
        self,
        cx: toolrt.Context,
        args: types.NoteInjectedArgs,
        injected: types.NoteInjectedInjected,
        /,
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `note_injected`."""
        ...

    def plan_note(
        self, cx: toolrt.Context, args: types.PlanNoteArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `plan_note`."""
        ...

    def plan_plan_note(
        self, cx: toolrt.Context, args: types.PlanNoteArgs, /
    ) -> toolrt.Handled[list[object]]:
        """Give what `plan_note` would do, without doing it."""
        ...

    def note_call(
        self, cx: toolrt.Context, args: types.NoteCallArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `note_call`."""
        ...

    def note_call_hint(
        self, cx: toolrt.Context, args: types.NoteCallHintArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `note_call_hint`."""
        ...

    def note_tools(
        self, cx: toolrt.Context, args: types.NoteToolsArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `note_tools`."""
        ...


def toolset(tools: NotesTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "notes",
        lambda: specs.toolset,
        tools,
        [
            (P, "p"),
            (READ_P, "read_p"),
            (NOTE, "note"),
            (NOTE_ARGS, "note_args"),
            (NOTE_RESULT, "note_result"),
            (NOTE_TOOL, "note_tool"),
            (NOTE_INJECTED, "note_injected"),
            (PLAN_NOTE, "plan_note", "plan_plan_note"),
            (NOTE_CALL, "note_call"),
            (NOTE_CALL_HINT, "note_call_hint"),
            (NOTE_TOOLS, "note_tools"),
        ],
    )


P = Tool(
    name="p",
    spec=lambda: specs.SPECS["p"],
    args=lambda: codecs.P_ARGS,
    result=lambda: codecs.P_RESULT,
)

READ_P = Tool(
    name="read_p",
    spec=lambda: specs.SPECS["read_p"],
    args=lambda: codecs.READ_P_ARGS,
    result=lambda: codecs.READ_P_RESULT,
)

NOTE = Tool(
    name="note",
    spec=lambda: specs.SPECS["note"],
    args=lambda: codecs.NOTE_ARGS,
    result=lambda: codecs.NOTE_RESULT,
    item=lambda: codecs.NOTE_ITEM,
)

NOTE_ARGS = Tool(
    name="note_args",
    spec=lambda: specs.SPECS["note_args"],
    args=lambda: codecs.NOTE_ARGS_ARGS,
    result=lambda: codecs.NOTE_ARGS_RESULT,
)

NOTE_RESULT = Tool(
    name="note_result",
    spec=lambda: specs.SPECS["note_result"],
    args=lambda: codecs.NOTE_RESULT_ARGS,
    result=lambda: codecs.NOTE_RESULT_RESULT,
)

NOTE_TOOL: Tool[types.NoteToolArgs, toolrt.Content] = Tool(
    name="note_tool",
    spec=lambda: specs.SPECS["note_tool"],
    args=lambda: codecs.NOTE_TOOL_ARGS,
)

NOTE_INJECTED: Tool[types.NoteInjectedArgs, toolrt.Content] = Tool(
    name="note_injected",
    spec=lambda: specs.SPECS["note_injected"],
    args=lambda: codecs.NOTE_INJECTED_ARGS,
    injected=lambda: codecs.NOTE_INJECTED_INJECTED,
)

PLAN_NOTE: Tool[types.PlanNoteArgs, toolrt.Content] = Tool(
    name="plan_note",
    spec=lambda: specs.SPECS["plan_note"],
    args=lambda: codecs.PLAN_NOTE_ARGS,
    dry_run=True,
)

NOTE_CALL: Tool[types.NoteCallArgs, toolrt.Content] = Tool(
    name="note_call",
    spec=lambda: specs.SPECS["note_call"],
    args=lambda: codecs.NOTE_CALL_ARGS,
)

NOTE_CALL_HINT: Tool[types.NoteCallHintArgs, toolrt.Content] = Tool(
    name="note_call_hint",
    spec=lambda: specs.SPECS["note_call_hint"],
    args=lambda: codecs.NOTE_CALL_HINT_ARGS,
)

NOTE_TOOLS: Tool[types.NoteToolsArgs, toolrt.Content] = Tool(
    name="note_tools",
    spec=lambda: specs.SPECS["note_tools"],
    args=lambda: codecs.NOTE_TOOLS_ARGS,
)
