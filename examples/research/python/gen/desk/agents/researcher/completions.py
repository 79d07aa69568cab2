# Made by toolc from research.tools; do not edit.
"""The typed answers of the model of the agent `researcher`."""

from __future__ import annotations

from toolrt.agent import Completion

from ....types.acme_research import codecs as acme_research_codecs

# fmt: off

NEXT_STEP = Completion(
    name="next_step",
    agent="researcher",
    description="The model's next step.",
    codec=acme_research_codecs.STEP,
    schema='{"description":"What the model wants to do next.","anyOf":[{"description":"Call a tool.","type":"object","properties":{"kind":{"type":"string","enum":["call"]},"tool":{"type":"string"},"args":{}},"required":["kind","tool","args"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","description":"Answer the question.","enum":["answer"]},"text":{"type":"string","minLength":1,"maxLength":400},"sources":{"type":"array","description":"The notes that say so.","items":{"type":"string"},"minItems":1,"uniqueItems":true}},"required":["kind","text","sources"],"additionalProperties":false}]}',
)
