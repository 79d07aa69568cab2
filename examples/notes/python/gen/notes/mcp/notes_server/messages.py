# Made by toolc from notes.tools; do not edit.
"""What the prompts of the server `notes_server` say."""

from __future__ import annotations

from toolrt import call
from toolrt.mcp import spec as decl

# fmt: off

#: What the prompt `summarize` says.
SUMMARIZE = (
    decl.TextMessage(role="user", text=('Search my notes for "', call.Scalar(("args", "topic")), '" and write a ', call.Scalar(("args", "length")), " summary of what they say. Name the notes you used.")),
)

#: What the prompt `tidy` says.
TIDY = (
    decl.ResourceMessage(role="user", uri=("note:///", call.Scalar(("args", "name")))),
    decl.TextMessage(role="user", text=("Correct spelling and order of this note, and write it back under the same name. Keep its meaning.",)),
)
