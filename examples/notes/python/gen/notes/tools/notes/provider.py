# Made by toolc from notes.tools; do not edit.
"""What a host implements to provide the toolset `notes`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_notes import codecs as acme_notes_codecs
    from . import codecs, specs, types
else:
    acme_notes_codecs = toolrt.later(__package__, "....types.acme_notes.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class NotesTools(Protocol):
    """Find, read, write and delete notes."""

    def list_notes(
        self, cx: toolrt.Context, args: types.ListNotesArgs, /
    ) -> toolrt.Handled[types.ListNotesResult]:
        """List the names of all notes."""
        ...

    def search_notes(
        self, cx: toolrt.Context, args: types.SearchNotesArgs, /
    ) -> toolrt.Handled[types.SearchNotesResult]:
        """Find lines that contain a text, in any case of its letters."""
        ...

    def read_note(
        self, cx: toolrt.Context, args: types.ReadNoteArgs, /
    ) -> toolrt.Handled[types.Note]:
        """Read a note."""
        ...

    def write_note(
        self, cx: toolrt.Context, args: types.WriteNoteArgs, /
    ) -> toolrt.Handled[types.WriteNoteResult]:
        """Write a note; one of the same name is replaced."""
        ...

    def delete_note(
        self, cx: toolrt.Context, args: types.DeleteNoteArgs, /
    ) -> toolrt.Handled[types.DeleteNoteResult]:
        """Delete a note for good."""
        ...


class NotesChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_list_notes(
        self, _cx: toolrt.Context, _args: types.ListNotesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `list_notes`."""
        return ()

    def check_search_notes(
        self, _cx: toolrt.Context, _args: types.SearchNotesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `search_notes`."""
        return ()

    def check_read_note(
        self, _cx: toolrt.Context, _args: types.ReadNoteArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `read_note`."""
        return ()

    def check_write_note(
        self, _cx: toolrt.Context, _args: types.WriteNoteArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `write_note`."""
        return ()

    def check_delete_note(
        self, _cx: toolrt.Context, _args: types.DeleteNoteArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `delete_note`."""
        return ()


def toolset(tools: NotesTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "notes",
        lambda: specs.toolset,
        tools,
        [LIST_NOTES, SEARCH_NOTES, READ_NOTE, WRITE_NOTE, DELETE_NOTE],
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
        [LIST_NOTES, SEARCH_NOTES, READ_NOTE, WRITE_NOTE, DELETE_NOTE],
        server,
        injects=True,
    )


LIST_NOTES = Tool(
    name="list_notes",
    spec=lambda: specs.SPECS["list_notes"],
    args=lambda: codecs.LIST_NOTES_ARGS,
    result=lambda: codecs.LIST_NOTES_RESULT,
)

SEARCH_NOTES = Tool(
    name="search_notes",
    spec=lambda: specs.SPECS["search_notes"],
    args=lambda: codecs.SEARCH_NOTES_ARGS,
    result=lambda: codecs.SEARCH_NOTES_RESULT,
)

READ_NOTE = Tool(
    name="read_note",
    spec=lambda: specs.SPECS["read_note"],
    args=lambda: codecs.READ_NOTE_ARGS,
    result=lambda: acme_notes_codecs.NOTE,
    errors=lambda: {
        "no_such_note": Declared(types.NoSuchNote, acme_notes_codecs.NO_SUCH_NOTE)
    },
)

WRITE_NOTE = Tool(
    name="write_note",
    spec=lambda: specs.SPECS["write_note"],
    args=lambda: codecs.WRITE_NOTE_ARGS,
    result=lambda: codecs.WRITE_NOTE_RESULT,
)

DELETE_NOTE = Tool(
    name="delete_note",
    spec=lambda: specs.SPECS["delete_note"],
    args=lambda: codecs.DELETE_NOTE_ARGS,
    result=lambda: codecs.DELETE_NOTE_RESULT,
    errors=lambda: {
        "no_such_note": Declared(types.NoSuchNote, acme_notes_codecs.NO_SUCH_NOTE)
    },
)
