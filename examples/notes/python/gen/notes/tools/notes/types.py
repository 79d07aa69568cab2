# Made by toolc from notes.tools; do not edit.
"""The payloads, results and errors of the toolset `notes`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ....types.acme_notes.types import Match, NoSuchNote, Note, NoteName

__all__ = [
    "DeleteNoteArgs",
    "DeleteNoteResult",
    "ListNotesArgs",
    "ListNotesResult",
    "Match",
    "NoSuchNote",
    "Note",
    "NoteName",
    "ReadNoteArgs",
    "SearchNotesArgs",
    "SearchNotesResult",
    "WriteNoteArgs",
    "WriteNoteResult",
]


class ListNotesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `list_notes`.

    List the names of all notes.
    """


class ListNotesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `list_notes`."""

    names: list[NoteName]


class SearchNotesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `search_notes`.

    Find lines that contain a text, in any case of its letters.
    """

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    """What to look for."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20


class SearchNotesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `search_notes`."""

    matches: list[Match]
    complete: bool


class ReadNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read_note`.

    Read a note.
    """

    name: NoteName


class WriteNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `write_note`.

    Write a note; one of the same name is replaced.
    """

    name: NoteName
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=100000)]


class WriteNoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `write_note`."""

    created: bool


class DeleteNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `delete_note`.

    Delete a note for good.
    """

    name: NoteName


class DeleteNoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `delete_note`."""

    deleted: bool
