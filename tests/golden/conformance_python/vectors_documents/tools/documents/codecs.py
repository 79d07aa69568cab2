# Made by toolc from documents.tools; do not edit.
"""How payloads, results and errors of `documents` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from . import types

# fmt: off

CHECK_DOCUMENTS0_ARGS: Codec[types.CheckDocuments0Args] = Codec(lambda: table.Record(types.CheckDocuments0Args, lambda: ()))
CHECK_DOCUMENTS1_ARGS: Codec[types.CheckDocuments1Args] = Codec(lambda: table.Record(types.CheckDocuments1Args, lambda: ()))
CHECK_DOCUMENTS2_ARGS: Codec[types.CheckDocuments2Args] = Codec(lambda: table.Record(types.CheckDocuments2Args, lambda: ()))
CHECK_DOCUMENTS3_ARGS: Codec[types.CheckDocuments3Args] = Codec(lambda: table.Record(types.CheckDocuments3Args, lambda: ()))
CHECK_DOCUMENTS4_ARGS: Codec[types.CheckDocuments4Args] = Codec(lambda: table.Record(types.CheckDocuments4Args, lambda: ()))
CHECK_DOCUMENTS5_ARGS: Codec[types.CheckDocuments5Args] = Codec(lambda: table.Record(types.CheckDocuments5Args, lambda: ()))
CHECK_DOCUMENTS0_RESULT: Codec[toolrt.Json] = Codec(lambda: table.JSON)
CHECK_DOCUMENTS2_RESULT: Codec[list[int]] = Codec(lambda: table.List(table.INT))
CHECK_DOCUMENTS4_RESULT: Codec[list[str]] = Codec(lambda: table.List(table.STRING))
CHECK_DOCUMENTS5_RESULT: Codec[dict[str, toolrt.Json]] = Codec(lambda: table.Map(table.JSON))
