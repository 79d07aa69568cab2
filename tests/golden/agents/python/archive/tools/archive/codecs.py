# Made by toolc from shared.tools; do not edit.
"""How payloads, results and errors of `archive` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_shared import codecs as acme_shared
from . import types

# fmt: off

SEARCH_ARCHIVE_ARGS: Codec[types.SearchArchiveArgs] = Codec(lambda: table.Record(types.SearchArchiveArgs, lambda: (
    table.Field("text", table.STRING),
    table.Field("limit", table.Int(ge=1, le=100), default="10"),
)))
SEARCH_ARCHIVE_RESULT: Codec[types.SearchArchiveResult] = Codec(lambda: table.Record(types.SearchArchiveResult, lambda: (
    table.Field("items", table.List(acme_shared.ITEM.table)),
    table.Field("next_cursor", table.STRING, optional=True),
)))
FETCH_ARGS: Codec[types.FetchArgs] = Codec(lambda: table.Record(types.FetchArgs, lambda: (
    table.Field("ids", table.List(table.UUID)),
)))
BURN_ARGS: Codec[types.BurnArgs] = Codec(lambda: table.Record(types.BurnArgs, lambda: (
    table.Field("id", table.UUID),
)))
FETCH_RESULT: Codec[dict[str, types.Finding]] = Codec(lambda: table.Map(acme_shared.FINDING.table))
