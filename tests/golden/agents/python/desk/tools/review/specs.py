# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the toolset `review`, as data."""

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

_Spec = partial(decl.Spec, toolset="review", service="desk", version="3.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="review",
        service="desk",
        description="Reviews, done by an agent.",
        title="Reviews",
        version="3.0.0",
        when="A finding is there",
        avoid="Nothing was found",
        delegate="The reviewer does it",
        tools=tuple(SPECS),
    )


@SPECS.tool("review_finding")
def _review_finding() -> decl.Spec:
    return _Spec(
        name="review_finding",
        description="Say what is wrong with it.",
        implementation=decl.Implementation("agent", "reviewer"),
        input_schema='{"type":"object","properties":{"finding":{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}},"required":["finding"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"problems":{"type":"array","items":{"type":"string"}}},"required":["problems"],"additionalProperties":false}',
        next=(
            decl.Handoff("research", "To find out more"),
            decl.Handoff("burn", "To forget it"),
        ),
    )


@SPECS.tool("review_all")
def _review_all() -> decl.Spec:
    return _Spec(
        name="review_all",
        implementation=decl.Implementation("agent", "reviewer"),
        input_schema='{"type":"object","properties":{},"additionalProperties":{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}}',
        output_schema="{}",
        data="internal",
    )
