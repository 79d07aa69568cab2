# Made by toolc from library.tools; do not edit.
"""The payloads, results and errors of the toolset `shelf`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

from ....types.acme_library.types import Book, LentAlready

__all__ = ["Book", "FindBooksArgs", "LendBookArgs", "LentAlready"]


class FindBooksArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `find_books`.

    Find books by a part of their titles.
    """

    part: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    """A part of the title, in lower case."""


class LendBookArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `lend_book`.

    Lend a book to the user who asks for it.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]
    """The number on its spine."""
