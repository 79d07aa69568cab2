# Made by toolc from notes.tools; do not edit.
"""Notes as Markdown files in one folder."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "Length",
    "NoSuchNote",
    "NoteArgs",
    "NoteName",
    "NotesServerChecks",
    "NotesServerProvider",
    "SummarizeArgs",
    "TidyArgs",
    "server",
    "server_spec",
    "toolset",
]

if TYPE_CHECKING:
    from .provider import NotesServerChecks, NotesServerProvider, toolset
    from .serve import server, server_spec
    from .types import Length, NoSuchNote, NoteArgs, NoteName, SummarizeArgs, TidyArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        provider=["NotesServerChecks", "NotesServerProvider", "toolset"],
        serve=["server", "server_spec"],
    )
