# Made by toolc from research.tools; do not edit.
"""Find, read and delete notes."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "DeleteNoteArgs",
    "FindNotesArgs",
    "Note",
    "NotesChecks",
    "NotesTools",
    "ReadNoteArgs",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import NotesChecks, NotesTools, toolset, toolset_from_mcp
    from .types import DeleteNoteArgs, FindNotesArgs, Note, ReadNoteArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["NotesChecks", "NotesTools", "toolset", "toolset_from_mcp"],
    )
