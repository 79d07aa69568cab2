# Made by toolc from desk.tools; do not edit.
"""The typed answers of the model of the agent `../mod`."""

from __future__ import annotations

from toolrt.agent import Completion

from . import codecs

# fmt: off

ONLY = Completion(
    name="only",
    agent="../mod",
    codec=codecs.ONLY_ANSWER,
    schema='{"type":"null"}',
)

SELF = Completion(
    name="Self",
    agent="../mod",
    codec=codecs.SELF_ANSWER,
    schema='{"type":"object","properties":{"self":{"type":"integer"}},"required":["self"],"additionalProperties":false}',
)

OPTION_2 = Completion(
    name="Option",
    agent="../mod",
    codec=codecs.OPTION_ANSWER,
    schema='{"anyOf":[{"type":"integer"},{"type":"null"}]}',
)

OPTION = Completion(
    name="option",
    agent="../mod",
    codec=codecs.OPTION2_ANSWER,
    schema='{"type":"array","items":{"anyOf":[{"type":"integer"},{"type":"null"}]}}',
)

VEC = Completion(
    name="Vec",
    agent="../mod",
    codec=codecs.VEC_ANSWER,
    schema='{"type":"array","items":{"type":"string"}}',
)

EMPTY = Completion(
    name="",
    agent="../mod",
    codec=codecs.EMPTY_ANSWER,
    schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
)

A_B = Completion(
    name="a b",
    agent="../mod",
    codec=codecs.AB_ANSWER,
    schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
)

A_MINUS_B = Completion(
    name="a-b",
    agent="../mod",
    codec=codecs.A_MINUS_B_ANSWER,
    schema='{"type":"object","properties":{"y":{"type":"integer"}},"required":["y"],"additionalProperties":false}',
)

POLICY_2 = Completion(
    name="POLICY",
    agent="../mod",
    codec=codecs.POLICY_ANSWER,
    schema="{}",
)

U1F389 = Completion(
    name="🎉",
    agent="../mod",
    codec=codecs.U1F389_ANSWER,
    schema='{"type":"boolean"}',
)
