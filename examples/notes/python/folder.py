"""The host's own code: a folder of Markdown files behind the generated protocols."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gen.notes.mcp import notes_server
from gen.notes.tools import notes

if TYPE_CHECKING:
    from pathlib import Path

    from toolrt import Context
    from toolrt.mcp import Server

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Folder(notes.NotesTools, notes_server.NotesServerProvider):
    """A folder of notes: each is the file of its name, with the ending `.md`."""

    def __init__(self, place: Path) -> None:
        """Take the folder; it is made if it is not there."""
        place.mkdir(parents=True, exist_ok=True)
        self._place = place
        self._server: Server | None = None

    def tells(self, server: Server) -> None:
        """Tell the watchers of this server when a note has changed."""
        self._server = server

    def list_notes(
        self, cx: Context, args: notes.ListNotesArgs
    ) -> notes.ListNotesResult:
        """List the names of all notes."""
        return notes.ListNotesResult(names=self._names())

    def search_notes(
        self, cx: Context, args: notes.SearchNotesArgs
    ) -> notes.SearchNotesResult:
        """Find lines that contain a text, in any case of its letters."""
        wanted = args.text.lower()
        names = self._names()
        matches: list[notes.Match] = []
        for at, name in enumerate(names):
            cx.progress(f"Looking in {name}", at * 100 / len(names))
            lines = (self._text(name) or "").splitlines()
            matches.extend(
                notes.Match(name=name, line=number, text=line)
                for number, line in enumerate(lines, 1)
                if wanted in line.lower()
            )
        complete = len(matches) <= args.limit
        return notes.SearchNotesResult(matches=matches[: args.limit], complete=complete)

    def read_note(self, cx: Context, args: notes.ReadNoteArgs) -> notes.Note:
        """Give a note."""
        return notes.Note(name=args.name, text=self._known(args.name))

    def write_note(
        self, cx: Context, args: notes.WriteNoteArgs
    ) -> notes.WriteNoteResult:
        """Write a note."""
        created = self._text(args.name) is None
        self._file(args.name).write_text(args.text, encoding="utf-8")
        self._changed(args.name)
        return notes.WriteNoteResult(created=created)

    def delete_note(
        self, cx: Context, args: notes.DeleteNoteArgs
    ) -> notes.DeleteNoteResult:
        """Delete a note."""
        self._known(args.name)
        self._file(args.name).unlink()
        self._changed(args.name)
        return notes.DeleteNoteResult(deleted=True)

    def note(self, cx: Context, args: notes_server.NoteArgs) -> str:
        """Read the resource of a note."""
        return self._known(args.name)

    def _changed(self, name: str) -> None:
        if self._server is not None:
            self._server.updated(f"note:///{name}")

    def _file(self, name: str) -> Path:
        return self._place / f"{name}.md"

    def _text(self, name: str) -> str | None:
        # What a URI names is any text; what a tool is given is checked by the design.
        if not _NAME.fullmatch(name):
            return None
        try:
            return self._file(name).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None

    def _known(self, name: str) -> str:
        text = self._text(name)
        if text is None:
            raise notes.NoSuchNote(name=name)
        return text

    def _names(self) -> list[str]:
        names = (file.stem for file in self._place.glob("*.md"))
        return sorted(name for name in names if _NAME.fullmatch(name))
