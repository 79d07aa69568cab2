# Made by toolc from notes.tools; do not edit.
"""What the tools of `notes` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import call_hint, question, result_hint

from .provider import DELETE_NOTE, LIST_NOTES, SEARCH_NOTES

if TYPE_CHECKING:
    from . import types


def list_notes_result_hint(
    args: types.ListNotesArgs, result: types.ListNotesResult
) -> str:
    """Give what `list_notes` says when it has a result: `{result.names.count} notes`."""
    return result_hint(LIST_NOTES, args, result)


def search_notes_call_hint(args: types.SearchNotesArgs) -> str:
    """Give what `search_notes` says while it runs: `Looking for {args.text}`."""
    return call_hint(SEARCH_NOTES, args)


def search_notes_result_hint(
    args: types.SearchNotesArgs, result: types.SearchNotesResult
) -> str:
    """Give what `search_notes` says when it has a result: `{result.matches.count} lines`."""
    return result_hint(SEARCH_NOTES, args, result)


def delete_note_question(args: types.DeleteNoteArgs) -> str:
    """Give what `delete_note` asks a human before it runs: `Delete the note {args.name}?`."""
    return question(DELETE_NOTE, args)
