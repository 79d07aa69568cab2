# Made by toolc from words.tools; do not edit.
"""How payloads, results and errors of `words` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

LIST_TEST_CASES_ARGS: Codec[types.ListTestCasesArgs] = Codec(lambda: table.Record(types.ListTestCasesArgs, lambda: (
    table.Field("pattern", table.STRING, optional=True),
    table.Field("timeout", table.FLOAT, optional=True),
)))
LIST_TEST_CASE_TEMPLATES_ARGS: Codec[types.ListTestCaseTemplatesArgs] = Codec(lambda: table.Record(types.ListTestCaseTemplatesArgs, lambda: (
    table.Field("kind", table.Enum(None, ("UNSET", "Struct")), optional=True),
)))
