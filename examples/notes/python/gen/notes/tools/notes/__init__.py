# Made by toolc from notes.tools; do not edit.
"""Find, read, write and delete notes."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "DeleteNoteArgs",
    "DeleteNoteResult",
    "ListNotesArgs",
    "ListNotesResult",
    "Match",
    "NoSuchNote",
    "Note",
    "NoteName",
    "NotesChecks",
    "NotesTools",
    "ReadNoteArgs",
    "SearchNotesArgs",
    "SearchNotesResult",
    "WriteNoteArgs",
    "WriteNoteResult",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import NotesChecks, NotesTools, toolset, toolset_from_mcp
    from .types import (
        DeleteNoteArgs,
        DeleteNoteResult,
        ListNotesArgs,
        ListNotesResult,
        Match,
        NoSuchNote,
        Note,
        NoteName,
        ReadNoteArgs,
        SearchNotesArgs,
        SearchNotesResult,
        WriteNoteArgs,
        WriteNoteResult,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["NotesChecks", "NotesTools", "toolset", "toolset_from_mcp"],
    )
