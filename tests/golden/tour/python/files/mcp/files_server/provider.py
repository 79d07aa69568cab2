# Made by toolc from files.tools; do not edit.
"""What a host implements to provide the resources and prompts of the server `files_server`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolrt.mcp.messages import Messages

    from . import codecs, messages, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    messages = toolrt.later(__package__, ".messages")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class FilesServerProvider(Protocol):
    """What a host implements to provide the resources and prompts of the server `files_server`."""

    def file_text(
        self, cx: toolrt.Context, args: types.FileTextArgs, /
    ) -> toolrt.Handled[str]:
        """The text of one file."""
        ...


class FilesServerChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_file_text(
        self, _cx: toolrt.Context, _args: types.FileTextArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `file_text`."""
        return ()


def toolset(tools: FilesServerProvider) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "files_server",
        lambda: specs.toolset,
        tools,
        [(FILE_TEXT, "file_text"), (SUGGEST_NAMES, "suggest_names")],
    )


FILE_TEXT = Tool(
    name="files_server/file_text",
    spec=lambda: specs.SPECS["files_server/file_text"],
    args=lambda: codecs.FILE_TEXT_ARGS,
    result=lambda: codecs.FILE_TEXT_RESULT,
)

SUGGEST_NAMES: Tool[types.SuggestNamesArgs, Messages] = Tool(
    name="files_server/suggest_names",
    spec=lambda: specs.SPECS["files_server/suggest_names"],
    args=lambda: codecs.SUGGEST_NAMES_ARGS,
    prompt=True,
    messages=lambda: messages.SUGGEST_NAMES,
)
