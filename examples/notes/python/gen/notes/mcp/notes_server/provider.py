# Made by toolc from notes.tools; do not edit.
"""What a host implements to provide the resources and prompts of the server `notes_server`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolrt.mcp.messages import Messages

    from ....types.acme_notes import codecs as acme_notes_codecs
    from . import codecs, messages, specs, types
else:
    acme_notes_codecs = toolrt.later(__package__, "....types.acme_notes.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    messages = toolrt.later(__package__, ".messages")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class NotesServerProvider(Protocol):
    """Notes as Markdown files in one folder."""

    def note(self, cx: toolrt.Context, args: types.NoteArgs, /) -> toolrt.Handled[str]:
        """The text of a note."""
        ...


class NotesServerChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_note(
        self, _cx: toolrt.Context, _args: types.NoteArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `note`."""
        return ()


def toolset(tools: NotesServerProvider) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "notes_server",
        lambda: specs.toolset,
        tools,
        [(NOTE, "note"), (SUMMARIZE, "summarize"), (TIDY, "tidy")],
    )


NOTE = Tool(
    name="notes_server/note",
    spec=lambda: specs.SPECS["notes_server/note"],
    args=lambda: codecs.NOTE_ARGS,
    result=lambda: codecs.NOTE_RESULT,
    errors=lambda: {
        "no_such_note": Declared(types.NoSuchNote, acme_notes_codecs.NO_SUCH_NOTE)
    },
)

SUMMARIZE: Tool[types.SummarizeArgs, Messages] = Tool(
    name="notes_server/summarize",
    spec=lambda: specs.SPECS["notes_server/summarize"],
    args=lambda: codecs.SUMMARIZE_ARGS,
    prompt=True,
    messages=lambda: messages.SUMMARIZE,
)

TIDY: Tool[types.TidyArgs, Messages] = Tool(
    name="notes_server/tidy",
    spec=lambda: specs.SPECS["notes_server/tidy"],
    args=lambda: codecs.TIDY_ARGS,
    prompt=True,
    messages=lambda: messages.TIDY,
)
