# Made by toolc from research.tools; do not edit.
"""The payloads, results and errors of the toolset `notes`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ....types.acme_research.types import Note

__all__ = ["DeleteNoteArgs", "FindNotesArgs", "Note", "ReadNoteArgs"]


class FindNotesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `find_notes`.

    Find the notes that hold all of these words.
    """

    words: Annotated[list[str], msgspec.Meta(min_length=1, max_length=5)]


class ReadNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read_note`.

    Read one note.
    """

    id: str


class DeleteNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `delete_note`.

    Delete a note.
    """

    id: str
