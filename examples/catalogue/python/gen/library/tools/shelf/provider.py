# Made by toolc from library.tools; do not edit.
"""What a host implements to provide the toolset `shelf`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_library import codecs as acme_library_codecs
    from . import codecs, specs, types
else:
    acme_library_codecs = toolrt.later(__package__, "....types.acme_library.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class ShelfTools(Protocol):
    """Find and lend the books of one shelf.

    Books come back **on their own**: nothing has to be returned.
    """

    def find_books(
        self, cx: toolrt.Context, args: types.FindBooksArgs, /
    ) -> toolrt.Handled[list[types.Book]]:
        """Find books by a part of their titles."""
        ...

    def lend_book(
        self, cx: toolrt.Context, args: types.LendBookArgs, /
    ) -> toolrt.Handled[types.Book]:
        """Lend a book to the user who asks for it.

        - A book is lent for a week.
        - A user may have many books.
        """
        ...


class ShelfChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_find_books(
        self, _cx: toolrt.Context, _args: types.FindBooksArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `find_books`."""
        return ()

    def check_lend_book(
        self, _cx: toolrt.Context, _args: types.LendBookArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `lend_book`."""
        return ()


def toolset(tools: ShelfTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "shelf", lambda: specs.toolset, tools, [FIND_BOOKS, LEND_BOOK]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "shelf", lambda: specs.toolset, [FIND_BOOKS, LEND_BOOK], server, injects=True
    )


FIND_BOOKS = Tool(
    name="find_books",
    spec=lambda: specs.SPECS["find_books"],
    args=lambda: codecs.FIND_BOOKS_ARGS,
    result=lambda: codecs.FIND_BOOKS_RESULT,
)

LEND_BOOK = Tool(
    name="lend_book",
    spec=lambda: specs.SPECS["lend_book"],
    args=lambda: codecs.LEND_BOOK_ARGS,
    result=lambda: acme_library_codecs.BOOK,
    errors=lambda: {
        "lent_already": Declared(types.LentAlready, acme_library_codecs.LENT_ALREADY)
    },
)
