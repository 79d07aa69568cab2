# Made by toolc from desk.tools; do not edit.
"""How payloads, results and errors of `review` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from ....types.acme_desk import codecs as acme_desk
from . import types

# fmt: off

REVIEW_FINDING_ARGS: Codec[types.ReviewFindingArgs] = Codec(lambda: table.Record(types.ReviewFindingArgs, lambda: (
    table.Field("finding", acme_desk.FINDING.table),
)))
REVIEW_FINDING_RESULT: Codec[types.ReviewFindingResult] = Codec(lambda: table.Record(types.ReviewFindingResult, lambda: (
    table.Field("problems", table.List(table.STRING)),
)))
REVIEW_ALL_ARGS: Codec[types.ReviewAllArgs] = Codec(lambda: table.Record(types.ReviewAllArgs, lambda: (), rest=lambda: acme_desk.FINDING.table))
REVIEW_ALL_RESULT: Codec[toolrt.Json] = Codec(lambda: table.JSON)
