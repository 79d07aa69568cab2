# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the toolset `Review!`, as data."""

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

_Spec = partial(decl.Spec, toolset="Review!", service="codecs")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="Review!",
        service="codecs",
        tools=tuple(SPECS),
    )


@SPECS.tool("review finding")
def _review_finding() -> decl.Spec:
    return _Spec(
        name="review finding",
        description="Its types are called like those of another toolset.",
        input_schema='{"type":"object","properties":{"finding":{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}},"required":["finding"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"problems":{"type":"integer"}},"required":["problems"],"additionalProperties":false}',
    )
