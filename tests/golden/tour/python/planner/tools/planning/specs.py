# Made by toolc from planner.tools; do not edit.
"""Everything the design declares of the toolset `planning`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import spec as decl
from toolrt.specs import Specs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="planning", service="planner")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="planning",
        service="planner",
        description="Plan a session.",
        tools=tuple(SPECS),
    )


@SPECS.tool("plan_session")
def _plan_session() -> decl.Spec:
    return _Spec(
        name="plan_session",
        description="Create a session plan.",
        implementation=decl.Implementation("agent", "session_planner"),
        input_schema='{"type":"object","properties":{"goal":{"type":"string"},"trigger":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["schedule"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["event"]},"source":{"type":"string","format":"uri"},"name":{"type":"string"},"labels":{"type":"object","default":{},"additionalProperties":{"type":"string"}}},"required":["kind","source","name"],"additionalProperties":false}]},"ticket":{"description":"A ticket, by key or by number.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\\\d+$"},{"type":"integer","minimum":1}]},"constraints":{"type":"array","default":[],"items":{"type":"string"}}},"required":["goal"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"goal":{"type":"string"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"minItems":1,"maxItems":50},"todos":{"description":"The todo list that the plan was made from.","type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"items":{"type":"array","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false}},"revision":{"type":"integer","minimum":0}},"required":["run_id","items","revision"],"additionalProperties":false}},"required":["goal","steps"],"additionalProperties":false,"$defs":{"Step":{"description":"A step may hold smaller steps.","type":"object","properties":{"title":{"type":"string"},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"estimate":{"type":"string","format":"duration"},"steps":{"type":"array","default":[],"items":{"$ref":"#/$defs/Step"}}},"required":["title"],"additionalProperties":false}}}',
        item_schema='{"$ref":"#/$defs/Step","$defs":{"Step":{"description":"A step may hold smaller steps.","type":"object","properties":{"title":{"type":"string"},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"estimate":{"type":"string","format":"duration"},"steps":{"type":"array","default":[],"items":{"$ref":"#/$defs/Step"}}},"required":["title"],"additionalProperties":false}}}',
        cost="high",
        timeout_ms=300000,
        is_final=True,
    )
