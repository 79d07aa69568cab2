# Made by toolc from servers.tools; do not edit.
"""What a host implements to provide the resources and prompts of the server `board_server`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolrt.mcp.messages import Messages, MessagesLike

    from ....types.acme_servers import codecs as acme_servers_codecs
    from . import codecs, messages, specs, types
else:
    acme_servers_codecs = toolrt.later(__package__, "....types.acme_servers.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    messages = toolrt.later(__package__, ".messages")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "A_FILE",
    "COLUMN",
    "COMPARE",
    "IMPORTANT",
    "NOTES",
    "PICTURE",
    "BoardServerChecks",
    "BoardServerProvider",
    "toolset",
]


class BoardServerProvider(Protocol):
    """Everything that a server may say."""

    def column(
        self, cx: toolrt.Context, args: types.ColumnArgs, /
    ) -> toolrt.Handled[list[types.Card]]:
        """All cards of a column."""
        ...

    def picture(
        self, cx: toolrt.Context, args: types.PictureArgs, /
    ) -> toolrt.Handled[bytes]:
        """The picture of the board."""
        ...

    def a_file(
        self, cx: toolrt.Context, args: types.AFileArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Files beside the board."""
        ...

    def notes(
        self, cx: toolrt.Context, args: types.NotesArgs, /
    ) -> toolrt.Handled[str]:
        """Read the resource `notes`."""
        ...

    def important(
        self, cx: toolrt.Context, args: types.ImportantArgs, /
    ) -> toolrt.Handled[MessagesLike]:
        """Whatever the host finds important."""
        ...


class BoardServerChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_column(
        self, _cx: toolrt.Context, _args: types.ColumnArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `column`."""
        return ()

    def check_picture(
        self, _cx: toolrt.Context, _args: types.PictureArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `picture`."""
        return ()

    def check_a_file(
        self, _cx: toolrt.Context, _args: types.AFileArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `a file`."""
        return ()

    def check_notes(
        self, _cx: toolrt.Context, _args: types.NotesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `notes`."""
        return ()

    def check_important(
        self, _cx: toolrt.Context, _args: types.ImportantArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `important`."""
        return ()


def toolset(tools: BoardServerProvider) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "board_server",
        lambda: specs.toolset,
        tools,
        [
            (COLUMN, "column"),
            (PICTURE, "picture"),
            (A_FILE, "a_file"),
            (NOTES, "notes"),
            (COMPARE, "compare"),
            (IMPORTANT, "important"),
        ],
    )


COLUMN = Tool(
    name="board_server/column",
    spec=lambda: specs.SPECS["board_server/column"],
    args=lambda: codecs.COLUMN_ARGS,
    result=lambda: codecs.COLUMN_RESULT,
    errors=lambda: {
        "no_such_card": Declared(types.NoSuchCard, acme_servers_codecs.NO_SUCH_CARD)
    },
)

PICTURE = Tool(
    name="board_server/picture",
    spec=lambda: specs.SPECS["board_server/picture"],
    args=lambda: codecs.PICTURE_ARGS,
    result=lambda: codecs.PICTURE_RESULT,
)

A_FILE: Tool[types.AFileArgs, toolrt.Content] = Tool(
    name="board_server/a file",
    spec=lambda: specs.SPECS["board_server/a file"],
    args=lambda: codecs.A_FILE_ARGS,
)

NOTES = Tool(
    name="board_server/notes",
    spec=lambda: specs.SPECS["board_server/notes"],
    args=lambda: codecs.NOTES_ARGS,
    result=lambda: codecs.NOTES_RESULT,
)

COMPARE: Tool[types.CompareArgs, Messages] = Tool(
    name="board_server/compare",
    spec=lambda: specs.SPECS["board_server/compare"],
    args=lambda: codecs.COMPARE_ARGS,
    prompt=True,
    messages=lambda: messages.COMPARE,
)

IMPORTANT: Tool[types.ImportantArgs, Messages] = Tool(
    name="board_server/important",
    spec=lambda: specs.SPECS["board_server/important"],
    args=lambda: codecs.IMPORTANT_ARGS,
    errors=lambda: {
        "no_such_card": Declared(types.NoSuchCard, acme_servers_codecs.NO_SUCH_CARD)
    },
    prompt=True,
)
