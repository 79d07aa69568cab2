# Made by toolc from files.tools; do not edit.
"""How the types of `acme.files` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from . import types

# fmt: off

FILE_MATCH: Codec[types.FileMatch] = Codec(lambda: table.Record(types.FileMatch, lambda: (
    table.Field("path", table.PATH),
    table.Field("size", table.Int(ge=0)),
)))
ORDER: Codec[types.Order] = Codec(lambda: table.Enum(types.Order, ("path", "size")))
NO_SUCH_FILE: Codec[Any] = Codec(lambda: table.Record(types.NoSuchFile.Details, lambda: (
    table.Field("path", table.PATH),
)))
NOT_TEXT: Codec[Any] = Codec(lambda: table.Record(types.NotText.Details, lambda: (
    table.Field("path", table.PATH),
    table.Field("offset", table.Int(ge=0)),
)))
