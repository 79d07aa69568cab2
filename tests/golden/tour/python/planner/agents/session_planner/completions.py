# Made by toolc from planner.tools; do not edit.
"""The typed answers of the model of the agent `session_planner`."""

from __future__ import annotations

from toolrt.agent import Completion

from ....types.acme_planner import codecs as acme_planner_codecs

# fmt: off

DRAFT_ANSWER = Completion(
    name="draft_answer",
    agent="session_planner",
    codec=acme_planner_codecs.ANSWER,
    schema='{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["text"]},"value":{"type":"string"}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["plan"]},"value":{"type":"object","properties":{"goal":{"type":"string"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"minItems":1,"maxItems":50},"todos":{"description":"The todo list that the plan was made from.","type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"items":{"type":"array","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false}},"revision":{"type":"integer","minimum":0}},"required":["run_id","items","revision"],"additionalProperties":false}},"required":["goal","steps"],"additionalProperties":false}},"required":["type","value"],"additionalProperties":false}],"$defs":{"Step":{"description":"A step may hold smaller steps.","type":"object","properties":{"title":{"type":"string"},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"estimate":{"type":"string","format":"duration"},"steps":{"type":"array","default":[],"items":{"$ref":"#/$defs/Step"}}},"required":["title"],"additionalProperties":false}}}',
)
