# Made by toolc from records.tools; do not edit.
"""How payloads, results and errors of `records` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.case_records import codecs as case_records
from . import types

# fmt: off

KEEP_RECORDS_ARGS: Codec[types.KeepRecordsArgs] = Codec(lambda: table.Record(types.KeepRecordsArgs, lambda: (
    table.Field("point", case_records.POINT.table),
    table.Field("open", case_records.OPEN.table),
    table.Field("json", case_records.OPEN_JSON.table),
    table.Field("kept", case_records.KEPT.table),
    table.Field("deep", case_records.DEEP.table),
    table.Field("tri", case_records.TRI.table),
    table.Field("defaults", case_records.DEFAULTS.table),
    table.Field("login", case_records.LOGIN.table),
    table.Field("session", case_records.SESSION.table),
)))
KEEP_RECORDS_RESULT: Codec[types.Point | None] = Codec(lambda: table.Nullable(case_records.POINT.table))
