# Made by toolc from relatives.tools; do not edit.
"""What a host implements to provide the toolset `more`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["STREAM", "STREAM_NOTE", "MoreTools", "toolset"]


class MoreTools(Protocol):
    """What a host implements to provide the toolset `more`."""

    def stream_note(
        self, cx: toolrt.Context, args: types.StreamNoteArgs, sink: toolrt.Sink[int], /
    ) -> toolrt.Handled[int]:
        """Run the tool `stream_note`."""
        ...

    def stream(
        self, cx: toolrt.Context, args: types.StreamArgs, sink: toolrt.Sink[int], /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `stream`."""
        ...


def toolset(tools: MoreTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "more",
        lambda: specs.toolset,
        tools,
        [(STREAM_NOTE, "stream_note"), (STREAM, "stream")],
    )


STREAM_NOTE = Tool(
    name="stream_note",
    spec=lambda: specs.SPECS["stream_note"],
    args=lambda: codecs.STREAM_NOTE_ARGS,
    result=lambda: codecs.STREAM_NOTE_RESULT,
    item=lambda: codecs.STREAM_NOTE_ITEM,
)

STREAM: Tool[types.StreamArgs, toolrt.Content] = Tool(
    name="stream",
    spec=lambda: specs.SPECS["stream"],
    args=lambda: codecs.STREAM_ARGS,
    item=lambda: codecs.STREAM_ITEM,
)
