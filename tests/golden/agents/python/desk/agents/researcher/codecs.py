# Made by toolc from desk.tools; do not edit.
"""How answers of the model of `researcher` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_desk import codecs as acme_desk
from ....types.acme_shared import codecs as acme_shared
from . import types

# fmt: off

FINAL_ANSWER_ANSWER: Codec[types.FinalAnswerAnswer] = Codec(lambda: table.Record(types.FinalAnswerAnswer, lambda: (
    table.Field("text", table.Text(least=1)),
    table.Field("confidence", table.Float(ge=0.0, le=1.0)),
    table.Field("of", table.Nullable(acme_shared.ITEM.table), optional=True),
)))
EITHER_ANSWER_RECORD: Codec[types.EitherAnswerRecord] = Codec(lambda: table.Record(types.EitherAnswerRecord, lambda: (
    table.Field("code", table.INT),
)))
MOVE_ANSWER_ANSWER: Codec[types.MoveAnswerAnswer] = Codec(lambda: table.Record(types.MoveAnswerAnswer, lambda: (
    table.Field("move", acme_desk.MOVE.table),
)))
SECRET_ANSWER: Codec[types.SecretAnswer] = Codec(lambda: table.Record(types.SecretAnswer, lambda: (
    table.Field("token", table.Secret(table.STRING)),
)))
ANSWERS_ANSWER: Codec[list[types.Finding]] = Codec(lambda: table.List(acme_desk.FINDING.table, least=1, most=3))
EITHER_ANSWER: Codec[str | types.EitherAnswerRecord] = Codec(lambda: table.Union(None, lambda: (table.STRING, EITHER_ANSWER_RECORD.table)))
AGENT_ANSWER: Codec[bool] = Codec(lambda: table.BOOL)
SPECS_ANSWER: Codec[types.Verdict | None] = Codec(lambda: table.Nullable(acme_desk.VERDICT.table))
SLUG_ANSWER: Codec[str] = Codec(lambda: table.Text(least=1, most=64, patterns=(table.Pattern("^[a-z0-9-]+$", "^[\\-0-9a-z]+\\Z"),)))
CHECKED_ANSWER: Codec[int] = Codec(lambda: table.Schema(table.INT, '{"multipleOf":2}'))
