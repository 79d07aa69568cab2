# Made by toolc from desk.tools; do not edit.
"""How the types of `acme.desk` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from ..acme_shared import codecs as acme_shared
from . import types

# fmt: off

QUESTION: Codec[types.Question] = Codec(lambda: table.Record(types.Question, lambda: (
    table.Field("text", table.Text(least=1, most=500)),
    table.Field("about", acme_shared.ITEM.table, optional=True),
)))
FINDING: Codec[types.Finding] = Codec(lambda: table.Record(types.Finding, lambda: (
    table.Field("text", table.STRING),
    table.Field("sources", table.List(table.URI), default="[]"),
)))
VERDICT: Codec[types.Verdict] = Codec(lambda: table.Enum(types.Verdict, ("yes", "no", "not sure")))
MOVE: Codec[types.Move] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("ask", types.MoveAsk, QUESTION.table),
    table.Variant("tell", types.MoveTell, FINDING.table),
)))
NOBODY_KNOWS: Codec[Any] = Codec(lambda: table.Record(types.NobodyKnows.Details, lambda: (
    table.Field("text", table.STRING),
)))
