"""The tools that the agent uses: notes, in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gen.library.tools import notes

if TYPE_CHECKING:
    from toolrt import Context

#: A few notes.
NOTES = {
    "bridge": "The bridge was built in 1884 from iron.",
    "ferry": "Before the bridge there was a ferry, until 1884.",
    "mill": "The mill burnt down.",
}


class Notes(notes.NotesTools):
    """Reads what is there; nothing is deleted."""

    def find_notes(self, cx: Context, args: notes.FindNotesArgs) -> list[str]:
        """Find the notes that hold all of these words."""
        found = NOTES.items()
        return [
            name for name, text in found if all(word in text for word in args.words)
        ]

    def read_note(self, cx: Context, args: notes.ReadNoteArgs) -> notes.Note | None:
        """Read one note."""
        text = NOTES.get(args.id)
        return None if text is None else notes.Note(id=args.id, text=text)

    def delete_note(self, cx: Context, args: notes.DeleteNoteArgs) -> bool:
        """Refuse: these notes stay."""
        raise RuntimeError("these notes stay")
