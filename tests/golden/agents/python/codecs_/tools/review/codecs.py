# Made by toolc from shared.tools; do not edit.
"""How payloads, results and errors of `Review!` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_shared import codecs as acme_shared
from . import types

# fmt: off

REVIEW_FINDING_ARGS: Codec[types.ReviewFindingArgs] = Codec(lambda: table.Record(types.ReviewFindingArgs, lambda: (
    table.Field("finding", acme_shared.FINDING.table),
)))
REVIEW_FINDING_RESULT: Codec[types.ReviewFindingResult] = Codec(lambda: table.Record(types.ReviewFindingResult, lambda: (
    table.Field("problems", table.INT),
)))
