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
    table.Field("modified", table.DATETIME),
)))
RENAMED: Codec[types.Renamed] = Codec(lambda: table.Record(types.Renamed, lambda: (
    table.Field("from", table.PATH, attr="from_"),
    table.Field("to", table.PATH),
)))
BAD_PATTERN: Codec[Any] = Codec(lambda: table.Record(types.BadPattern.Details, lambda: (
    table.Field("position", table.INT),
)))
