# Made by toolc from research.tools; do not edit.
"""How payloads, results and errors of `research` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

ANSWER_QUESTION_ARGS: Codec[types.AnswerQuestionArgs] = Codec(lambda: table.Record(types.AnswerQuestionArgs, lambda: (
    table.Field("question", table.Text(least=1, most=200)),
)))
