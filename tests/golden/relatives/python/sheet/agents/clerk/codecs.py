# Made by toolc from relatives.tools; do not edit.
"""How answers of the model of `clerk` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

DRAFT_ANSWER_ANSWER: Codec[types.DraftAnswerAnswer] = Codec(lambda: table.Record(types.DraftAnswerAnswer, lambda: (
    table.Field("text", table.STRING),
)))
P_ANSWER: Codec[int] = Codec(lambda: table.INT)
DRAFT_HTTP_ANSWER: Codec[list[int]] = Codec(lambda: table.List(table.Int(ge=1, le=2)))
DRAFT_HTTP2_ANSWER: Codec[list[int]] = Codec(lambda: table.List(table.Int(ge=3, le=4)))
