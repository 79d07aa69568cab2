# Made by toolc from desk.tools; do not edit.
"""How payloads, results and errors of `research` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_desk import codecs as acme_desk
from . import types

# fmt: off

RESEARCH_ARGS: Codec[types.ResearchArgs] = Codec(lambda: table.Record(types.ResearchArgs, lambda: (
    table.Field("question", acme_desk.QUESTION.table),
    table.Field("depth", table.INT, default="1"),
)))
STREAM_RESEARCH_ARGS: Codec[types.StreamResearchArgs] = Codec(lambda: table.Record(types.StreamResearchArgs, lambda: (
    table.Field("text", table.STRING),
)))
SUMMARIZE_ARGS: Codec[types.SummarizeArgs] = Codec(lambda: table.Record(types.SummarizeArgs, lambda: (
    table.Field("texts", table.List(table.STRING)),
)))
SUMMARIZE_RESULT_ITEM: Codec[types.SummarizeResultItem] = Codec(lambda: table.Record(types.SummarizeResultItem, lambda: (
    table.Field("text", table.STRING),
    table.Field("weight", table.FLOAT),
)))
SUMMARIZE_RESULT: Codec[list[types.SummarizeResultItem]] = Codec(lambda: table.List(SUMMARIZE_RESULT_ITEM.table))
