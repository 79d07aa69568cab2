# Made by toolc from relatives.tools; do not edit.
"""The typed answers of the model of the agent `clerk`."""

from __future__ import annotations

from toolrt.agent import Completion

from ....types.relatives import codecs as relatives_codecs
from . import codecs

__all__ = [
    "DRAFT",
    "DRAFT_ANSWER",
    "DRAFT_COMPLETION",
    "DRAFT_HTTP",
    "DRAFT_HTTP_2",
    "P",
]

# fmt: off

DRAFT = Completion(
    name="draft",
    agent="clerk",
    codec=relatives_codecs.DRAFT_COMPLETION,
    schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
)

DRAFT_COMPLETION = Completion(
    name="draft_completion",
    agent="clerk",
    codec=relatives_codecs.DRAFT,
    schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
)

DRAFT_ANSWER = Completion(
    name="draft_answer",
    agent="clerk",
    codec=codecs.DRAFT_ANSWER_ANSWER,
    schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
)

P = Completion(
    name="p",
    agent="clerk",
    codec=codecs.P_ANSWER,
    schema='{"type":"integer"}',
)

DRAFT_HTTP = Completion(
    name="draftHTTP",
    agent="clerk",
    codec=codecs.DRAFT_HTTP_ANSWER,
    schema='{"type":"array","items":{"type":"integer","minimum":1,"maximum":2}}',
)

DRAFT_HTTP_2 = Completion(
    name="draftHttp",
    agent="clerk",
    codec=codecs.DRAFT_HTTP2_ANSWER,
    schema='{"type":"array","items":{"type":"integer","minimum":3,"maximum":4}}',
)
