# Made by toolc from library.tools; do not edit.
"""How the types of `acme.library` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from . import types

# fmt: off

BOOK: Codec[types.Book] = Codec(lambda: table.Record(types.Book, lambda: (
    table.Field("number", table.Int(ge=1)),
    table.Field("title", table.Text(least=1, most=200)),
)))
LENT_ALREADY: Codec[Any] = Codec(lambda: table.Record(types.LentAlready.Details, lambda: (
    table.Field("number", table.INT),
)))
