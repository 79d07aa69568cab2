# Made by toolc from desk.tools; do not edit.
"""The typed answers of the model of the agent `researcher`."""

from __future__ import annotations

from toolrt.agent import Completion

from ....types.acme_desk import codecs as acme_desk_codecs
from . import codecs

# fmt: off

NEXT_MOVE = Completion(
    name="next_move",
    agent="researcher",
    description="Where to go on.",
    codec=acme_desk_codecs.MOVE,
    schema='{"anyOf":[{"description":"What is to be found out.","type":"object","properties":{"kind":{"type":"string","enum":["ask"]},"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["kind","text"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","enum":["tell"]},"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["kind","text"],"additionalProperties":false}]}',
)

VERDICT = Completion(
    name="verdict",
    agent="researcher",
    codec=acme_desk_codecs.VERDICT,
    schema='{"type":"string","enum":["yes","no","not sure"]}',
)

FINAL_ANSWER = Completion(
    name="final answer",
    agent="researcher",
    codec=codecs.FINAL_ANSWER_ANSWER,
    schema='{"type":"object","properties":{"text":{"type":"string","minLength":1},"confidence":{"type":"number","minimum":0,"maximum":1},"of":{"anyOf":[{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false},{"type":"null"}]}},"required":["text","confidence"],"additionalProperties":false}',
)

ANSWERS = Completion(
    name="answers",
    agent="researcher",
    codec=codecs.ANSWERS_ANSWER,
    schema='{"type":"array","items":{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false},"minItems":1,"maxItems":3}',
)

EITHER = Completion(
    name="either",
    agent="researcher",
    codec=codecs.EITHER_ANSWER,
    schema='{"anyOf":[{"type":"string"},{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false}]}',
)

AGENT = Completion(
    name="agent",
    agent="researcher",
    codec=codecs.AGENT_ANSWER,
    schema='{"type":"boolean"}',
)

SPECS = Completion(
    name="specs",
    agent="researcher",
    codec=codecs.SPECS_ANSWER,
    schema='{"anyOf":[{"type":"string","enum":["yes","no","not sure"]},{"type":"null"}]}',
)

FINDING = Completion(
    name="Finding",
    agent="researcher",
    codec=acme_desk_codecs.FINDING,
    schema='{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}',
)

MOVE_ANSWER = Completion(
    name="move_answer",
    agent="researcher",
    codec=codecs.MOVE_ANSWER_ANSWER,
    schema='{"type":"object","properties":{"move":{"anyOf":[{"description":"What is to be found out.","type":"object","properties":{"kind":{"type":"string","enum":["ask"]},"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["kind","text"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","enum":["tell"]},"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["kind","text"],"additionalProperties":false}]}},"required":["move"],"additionalProperties":false}',
)

SLUG = Completion(
    name="slug",
    agent="researcher",
    codec=codecs.SLUG_ANSWER,
    schema='{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"}',
)

CHECKED = Completion(
    name="checked",
    agent="researcher",
    codec=codecs.CHECKED_ANSWER,
    schema='{"type":"integer","multipleOf":2}',
)

SECRET = Completion(
    name="secret",
    agent="researcher",
    codec=codecs.SECRET_ANSWER,
    schema='{"type":"object","properties":{"token":{"type":"string"}},"required":["token"],"additionalProperties":false}',
)
