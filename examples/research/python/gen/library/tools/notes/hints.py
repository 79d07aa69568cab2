# Made by toolc from research.tools; do not edit.
"""What the tools of `notes` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import call_hint, question

from .provider import DELETE_NOTE, READ_NOTE

if TYPE_CHECKING:
    from . import types


def read_note_call_hint(args: types.ReadNoteArgs) -> str:
    """Give what `read_note` says while it runs: `Reading {args.id}`."""
    return call_hint(READ_NOTE, args)


def delete_note_question(args: types.DeleteNoteArgs) -> str:
    """Give what `delete_note` asks a human before it runs: `Delete the note {args.id}?`."""
    return question(DELETE_NOTE, args)
