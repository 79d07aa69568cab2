# Made by toolc from shadows.tools; do not edit.
"""The typed answers of the model of the agent `a`."""

from __future__ import annotations

from toolrt.agent import Completion

from ....types.other_names import codecs as other_names_codecs
from . import codecs

__all__ = ["EXCEPTION", "LIST"]

# fmt: off

EXCEPTION = Completion(
    name="Exception",
    agent="a",
    codec=other_names_codecs.EXCEPTION,
    schema='{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
)

LIST = Completion(
    name="list",
    agent="a",
    codec=codecs.LIST_ANSWER,
    schema='{"type":"array","items":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}}',
)
