# Made by toolc from places.tools; do not edit.
"""How payloads, results and errors of `places` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_places import codecs as case_places
from . import types

# fmt: off

READ_ARGS: Codec[types.ReadArgs] = Codec(lambda: table.Record(types.ReadArgs, lambda: (
    table.Field("file", table.PATH, default='"."'),
)))
CLEAN_ARGS: Codec[types.CleanArgs] = Codec(lambda: table.Record(types.CleanArgs, lambda: (
    table.Field("paths", table.List(table.PATH, least=1)),
)))
VISIT_ARGS_WORDS: Codec[types.VisitArgsWords] = Codec(lambda: table.Union(types.VisitArgsWords, lambda: (table.Enum(None, ("stdin",)), table.PATH, table.INT)))
VISIT_ARGS_SOURCE: Codec[types.VisitArgsSource] = Codec(lambda: table.Union(types.VisitArgsSource, lambda: (table.URI, table.PATH)))
VISIT_ARGS_UPLOAD_RECORD: Codec[types.VisitArgsUploadRecord] = Codec(lambda: table.Record(types.VisitArgsUploadRecord, lambda: (
    table.Field("kind", table.Enum(None, ("file",))),
    table.Field("source", table.PATH),
)))
VISIT_ARGS_UPLOAD_RECORD2: Codec[types.VisitArgsUploadRecord2] = Codec(lambda: table.Record(types.VisitArgsUploadRecord2, lambda: (
    table.Field("kind", table.Enum(None, ("text",))),
    table.Field("source", table.STRING),
)))
VISIT_ARGS_UPLOAD: Codec[types.VisitArgsUpload] = Codec(lambda: table.Union(types.VisitArgsUpload, lambda: (VISIT_ARGS_UPLOAD_RECORD.table, VISIT_ARGS_UPLOAD_RECORD2.table)))
VISIT_ARGS: Codec[types.VisitArgs] = Codec(lambda: table.Record(types.VisitArgs, lambda: (
    table.Field("trees", table.Map(case_places.TREE.table), optional=True),
    table.Field("pair", table.Tuple((table.PATH, table.URI)), optional=True),
    table.Field("targets", table.List(case_places.TARGET.table), optional=True),
    table.Field("thing", case_places.THING.table, optional=True),
    table.Field("words", VISIT_ARGS_WORDS.table, optional=True),
    table.Field("source", VISIT_ARGS_SOURCE.table, optional=True),
    table.Field("upload", VISIT_ARGS_UPLOAD.table, optional=True),
    table.Field("hidden", table.Secret(table.List(table.PATH)), optional=True),
    table.Field("folder", table.Nullable(table.PATH), optional=True),
    table.Field("note", table.STRING, optional=True),
), rest=lambda: table.PATH))
FETCH_ARGS: Codec[types.FetchArgs] = Codec(lambda: table.Record(types.FetchArgs, lambda: (
    table.Field("url", table.URI),
)))
LOAD_ARGS: Codec[types.LoadArgs] = Codec(lambda: table.Record(types.LoadArgs, lambda: (
    table.Field("from", table.URI, attr="from_", needs=("fs:read", "net:read")),
    table.Field("log", table.URI, optional=True, needs=("net:write",)),
)))
READ_RESULT: Codec[str] = Codec(lambda: table.STRING)
COPY_RESULT: Codec[str] = Codec(lambda: table.STRING)
CLEAN_RESULT: Codec[str] = Codec(lambda: table.STRING)
VISIT_RESULT: Codec[str] = Codec(lambda: table.STRING)
FETCH_RESULT: Codec[str] = Codec(lambda: table.STRING)
LOAD_RESULT: Codec[str] = Codec(lambda: table.STRING)
