# Made by toolc from relatives.tools; do not edit.
"""What the tools of `notes` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import call_hint, question

from .provider import NOTE_CALL, NOTE_CALL_HINT

if TYPE_CHECKING:
    from . import types

__all__ = ["note_call_call_hint", "note_call_hint_call_hint", "note_call_question"]


def note_call_call_hint(args: types.NoteCallArgs) -> str:
    """Give what `note_call` says while it runs: `Noting {args.x}`."""
    return call_hint(NOTE_CALL, args)


def note_call_question(args: types.NoteCallArgs) -> str:
    """Give what `note_call` asks a human before it runs: `Note {args.x}?`."""
    return question(NOTE_CALL, args)


def note_call_hint_call_hint(args: types.NoteCallHintArgs) -> str:
    """Give what `note_call_hint` says while it runs: `Noting {args.x}`."""
    return call_hint(NOTE_CALL_HINT, args)
