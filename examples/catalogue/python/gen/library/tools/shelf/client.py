# Made by toolc from library.tools; do not edit.
"""Typed calls of the toolset `shelf`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import AsyncBaseClient, BaseClient

from .provider import FIND_BOOKS, LEND_BOOK

if TYPE_CHECKING:
    import toolrt

    from . import types


class Client(BaseClient):
    """Find and lend the books of one shelf.

    Books come back **on their own**: nothing has to be returned.
    """

    def with_context(self, cx: toolrt.Context) -> Client:
        """Call with another context, through the same executor."""
        return Client(self._executor, cx)

    def find_books(self, *, part: str) -> list[types.Book]:
        """Find books by a part of their titles.

        Args:
            part: A part of the title, in lower case. 1 to 100 characters.
        """
        return self._call(FIND_BOOKS, part=part)

    def lend_book(self, *, number: int) -> types.Book:
        """Lend a book to the user who asks for it.

        - A book is lent for a week.
        - A user may have many books.

        Args:
            number: The number on its spine. At least 1.

        Raises:
            LentAlready: Somebody else has the book.
        """
        return self._call(LEND_BOOK, number=number)


class AsyncClient(AsyncBaseClient):
    """Find and lend the books of one shelf.

    Books come back **on their own**: nothing has to be returned.
    """

    def with_context(self, cx: toolrt.Context) -> AsyncClient:
        """Call with another context, through the same executor."""
        return AsyncClient(self._executor, cx)

    async def find_books(self, *, part: str) -> list[types.Book]:
        """Find books by a part of their titles.

        Args:
            part: A part of the title, in lower case. 1 to 100 characters.
        """
        return await self._call(FIND_BOOKS, part=part)

    async def lend_book(self, *, number: int) -> types.Book:
        """Lend a book to the user who asks for it.

        - A book is lent for a week.
        - A user may have many books.

        Args:
            number: The number on its spine. At least 1.

        Raises:
            LentAlready: Somebody else has the book.
        """
        return await self._call(LEND_BOOK, number=number)
