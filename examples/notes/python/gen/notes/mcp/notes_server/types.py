# Made by toolc from notes.tools; do not edit.
"""The types of the resources and prompts of the server `notes_server`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ....types.acme_notes.types import Length, NoSuchNote, NoteName

__all__ = ["Length", "NoSuchNote", "NoteArgs", "NoteName", "SummarizeArgs", "TidyArgs"]


class NoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `notes_server/note`.

    The text of a note.
    """

    name: str


class SummarizeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `notes_server/summarize`.

    Summarize what the notes say of a topic.
    """

    topic: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    """What the summary is about."""
    length: Length = Length.SHORT


class TidyArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `notes_server/tidy`.

    Tidy up a note.
    """

    name: NoteName
