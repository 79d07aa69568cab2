# Made by toolc from research.tools; do not edit.
"""What a host implements to provide the toolset `notes`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class NotesTools(Protocol):
    """Find, read and delete notes."""

    def find_notes(
        self, cx: toolrt.Context, args: types.FindNotesArgs, /
    ) -> toolrt.Handled[list[str]]:
        """Find the notes that hold all of these words."""
        ...

    def read_note(
        self, cx: toolrt.Context, args: types.ReadNoteArgs, /
    ) -> toolrt.Handled[types.Note | None]:
        """Read one note."""
        ...

    def delete_note(
        self, cx: toolrt.Context, args: types.DeleteNoteArgs, /
    ) -> toolrt.Handled[bool]:
        """Delete a note."""
        ...


class NotesChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_find_notes(
        self, _cx: toolrt.Context, _args: types.FindNotesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `find_notes`."""
        return ()

    def check_read_note(
        self, _cx: toolrt.Context, _args: types.ReadNoteArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `read_note`."""
        return ()

    def check_delete_note(
        self, _cx: toolrt.Context, _args: types.DeleteNoteArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `delete_note`."""
        return ()


def toolset(tools: NotesTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "notes", lambda: specs.toolset, tools, [FIND_NOTES, READ_NOTE, DELETE_NOTE]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "notes",
        lambda: specs.toolset,
        [FIND_NOTES, READ_NOTE, DELETE_NOTE],
        server,
        injects=True,
    )


FIND_NOTES = Tool(
    name="find_notes",
    spec=lambda: specs.SPECS["find_notes"],
    args=lambda: codecs.FIND_NOTES_ARGS,
    result=lambda: codecs.FIND_NOTES_RESULT,
)

READ_NOTE = Tool(
    name="read_note",
    spec=lambda: specs.SPECS["read_note"],
    args=lambda: codecs.READ_NOTE_ARGS,
    result=lambda: codecs.READ_NOTE_RESULT,
)

DELETE_NOTE = Tool(
    name="delete_note",
    spec=lambda: specs.SPECS["delete_note"],
    args=lambda: codecs.DELETE_NOTE_ARGS,
    result=lambda: codecs.DELETE_NOTE_RESULT,
)
