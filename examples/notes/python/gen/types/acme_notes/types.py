# Made by toolc from notes.tools; do not edit.
"""The types of the package `acme.notes`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import Struct

__all__ = ["Length", "Match", "NoSuchNote", "Note", "NoteName"]


NoteName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=60, pattern="^[0-9a-z]+(-[0-9a-z]+)*\\Z")
]
"""The name of a note: that of its file, without `.md`."""


class Note(Struct, kw_only=True, forbid_unknown_fields=True):
    """A note."""

    name: NoteName
    text: Annotated[str, msgspec.Meta(max_length=100000)]
    """Markdown."""


class Match(Struct, kw_only=True, forbid_unknown_fields=True):
    """A line of a note in which something was found."""

    name: NoteName
    line: Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]
    """From 1."""
    text: str


class Length(StrEnum):
    """How long a summary is."""

    SHORT = "short"
    LONG = "long"


class NoSuchNote(toolrt.DeclaredError, code="no_such_note"):
    """There is no note of this name.

    Kind `not_found`, recovery `correct`: List the notes and pass one of their names.
    """

    name: str
