# Made by toolc from files.tools; do not edit.
"""How payloads, results and errors of `files` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_files import codecs as acme_files
from . import types

# fmt: off

FIND_FILES_ARGS: Codec[types.FindFilesArgs] = Codec(lambda: table.Record(types.FindFilesArgs, lambda: (
    table.Field("ending", table.Text(most=20), default='""'),
    table.Field("order", acme_files.ORDER.table, default='"path"'),
    table.Field("limit", table.Int(ge=1, le=1000), default="100"),
)))
FIND_FILES_RESULT: Codec[types.FindFilesResult] = Codec(lambda: table.Record(types.FindFilesResult, lambda: (
    table.Field("files", table.List(acme_files.FILE_MATCH.table)),
    table.Field("more", table.BOOL),
)))
READ_LINES_ARGS: Codec[types.ReadLinesArgs] = Codec(lambda: table.Record(types.ReadLinesArgs, lambda: (
    table.Field("path", table.PATH),
    table.Field("from", table.Int(ge=1), attr="from_", default="1"),
    table.Field("count", table.Int(ge=1, le=500), default="50"),
)))
READ_LINES_RESULT: Codec[types.ReadLinesResult] = Codec(lambda: table.Record(types.ReadLinesResult, lambda: (
    table.Field("lines", table.List(table.STRING)),
    table.Field("total", table.Int(ge=0)),
)))
