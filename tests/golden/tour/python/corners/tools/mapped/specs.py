# Made by toolc from wide.tools; do not edit.
"""Everything the design declares of the toolset `mapped`, as data."""

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

_Spec = partial(decl.Spec, toolset="mapped", service="corners")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="mapped",
        service="corners",
        tools=tuple(SPECS),
    )


@SPECS.tool("find")
def _find() -> decl.Spec:
    return _Spec(
        name="find",
        description="Find by free text.",
        implementation=decl.Implementation("method", "corners.search"),
        input_schema='{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer","default":10}},"required":["query"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"hits":{"type":"array","items":{"type":"string"}},"more":{"type":"boolean"}},"required":["hits","more"],"additionalProperties":false}',
    )
