# Made by toolc from shared.tools; do not edit.
"""The typed answers of the model of the agent `keeper`."""

from __future__ import annotations

from toolrt.agent import Completion

from . import codecs

# fmt: off

KEEP = Completion(
    name="keep?",
    agent="keeper",
    codec=codecs.KEEP_ANSWER,
    schema='{"type":"boolean"}',
)
