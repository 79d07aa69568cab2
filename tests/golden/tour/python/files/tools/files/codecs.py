# Made by toolc from files.tools; do not edit.
"""How payloads, results and errors of `files` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_files import codecs as acme_files
from . import types

# fmt: off

FIND_FILES_ARGS: Codec[types.FindFilesArgs] = Codec(lambda: table.Record(types.FindFilesArgs, lambda: (
    table.Field("pattern", table.Text(least=1, most=1000)),
    table.Field("root", table.PATH, default='"."'),
    table.Field("max_depth", table.Int(ge=1, le=64), default="10"),
    table.Field("limit", table.Int(ge=1, le=1000), default="100"),
    table.Field("cursor", table.STRING, optional=True),
)))
FIND_FILES_RESULT: Codec[types.FindFilesResult] = Codec(lambda: table.Record(types.FindFilesResult, lambda: (
    table.Field("files", table.List(acme_files.FILE_MATCH.table)),
    table.Field("next_cursor", table.STRING, optional=True),
)))
RENAME_FILES_ARGS: Codec[types.RenameFilesArgs] = Codec(lambda: table.Record(types.RenameFilesArgs, lambda: (
    table.Field("paths", table.List(table.PATH, least=1)),
    table.Field("find", table.Text(least=1)),
    table.Field("replace", table.STRING),
)))
DELETE_FILES_ARGS: Codec[types.DeleteFilesArgs] = Codec(lambda: table.Record(types.DeleteFilesArgs, lambda: (
    table.Field("paths", table.List(table.PATH, least=1)),
)))
DELETE_FILES_RESULT: Codec[types.DeleteFilesResult] = Codec(lambda: table.Record(types.DeleteFilesResult, lambda: (
    table.Field("deleted", table.INT),
)))
SWEEP_ARGS: Codec[types.SweepArgs] = Codec(lambda: table.Record(types.SweepArgs, lambda: (
    table.Field("pattern", table.STRING),
    table.Field("root", table.PATH, default='"."'),
)))
SWEEP_RESULT: Codec[types.SweepResult] = Codec(lambda: table.Record(types.SweepResult, lambda: (
    table.Field("deleted", table.INT),
)))
RENAME_FILES_RESULT: Codec[list[types.Renamed]] = Codec(lambda: table.List(acme_files.RENAMED.table))
