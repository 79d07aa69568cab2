# Made by toolc from library.tools; do not edit.
"""How payloads, results and errors of `shelf` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_library import codecs as acme_library
from . import types

# fmt: off

FIND_BOOKS_ARGS: Codec[types.FindBooksArgs] = Codec(lambda: table.Record(types.FindBooksArgs, lambda: (
    table.Field("part", table.Text(least=1, most=100)),
)))
LEND_BOOK_ARGS: Codec[types.LendBookArgs] = Codec(lambda: table.Record(types.LendBookArgs, lambda: (
    table.Field("number", table.Int(ge=1)),
)))
FIND_BOOKS_RESULT: Codec[list[types.Book]] = Codec(lambda: table.List(acme_library.BOOK.table, most=50))
