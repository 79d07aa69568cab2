# Made by toolc from words.tools; do not edit.
"""How payloads, results and errors of `results` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.words import codecs as words
from . import types

# fmt: off

READ_TERMS_ARGS: Codec[types.ReadTermsArgs] = Codec(lambda: table.Record(types.ReadTermsArgs, lambda: (
    table.Field("terms", words.TERMS.table),
    table.Field("item", words.ITEM.table),
)))
READ_TERMS_RESULT: Codec[types.ReadTermsResult] = Codec(lambda: table.Record(types.ReadTermsResult, lambda: (
    table.Field("done", table.BOOL),
    table.Field("item", words.ITEM.table),
)))
IMPORT_ARGS: Codec[types.ImportArgs] = Codec(lambda: table.Record(types.ImportArgs, lambda: (
    table.Field("listed", words.LISTED.table),
)))
IMPORT_RESULT: Codec[types.ImportResult] = Codec(lambda: table.Record(types.ImportResult, lambda: (
    table.Field("result", words.IMPORT_RESULT.table),
)))
TAKE_ARGS: Codec[types.TakeArgs] = Codec(lambda: table.Record(types.TakeArgs, lambda: (), open=True))
TAKE_RESULT: Codec[types.TakeResult] = Codec(lambda: table.Record(types.TakeResult, lambda: (
    table.Field("other", table.INT),
)))
