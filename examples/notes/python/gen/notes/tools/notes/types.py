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
    """The arguments of `list_notes`."""


class ListNotesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    names: list[NoteName]


class SearchNotesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `search_notes`."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    """What to look for."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20


class SearchNotesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    matches: list[Match]
    complete: bool


class ReadNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read_note`."""

    name: NoteName


class WriteNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `write_note`."""

    name: NoteName
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=100000)]


class WriteNoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    created: bool


class DeleteNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `delete_note`."""

    name: NoteName


class DeleteNoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    deleted: bool
