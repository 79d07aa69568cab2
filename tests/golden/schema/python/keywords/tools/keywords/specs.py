# Made by toolc from schema.tools; do not edit.
"""Everything the design declares of the toolset `keywords`, as data."""

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

_Spec = partial(decl.Spec, toolset="keywords", service="keywords")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="keywords",
        service="keywords",
        tools=tuple(SPECS),
    )


@SPECS.tool("swap_bars")
def _swap_bars() -> decl.Spec:
    return _Spec(
        name="swap_bars",
        description="Take one, give the other.",
        input_schema='{"type":"object","properties":{"bar":{"description":"At least one of them.","type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"additionalProperties":false,"minProperties":1}},"required":["bar"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"numbers":{"type":"array","description":"Not three.","items":{"type":"integer","not":{"const":3}}},"pair":{"default":{"n":1,"m":100},"type":"object","properties":{"n":{"type":"integer"},"m":{"type":"integer"}},"required":["n","m"],"additionalProperties":false}},"required":["numbers"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
    )


@SPECS.tool("give_text")
def _give_text() -> decl.Spec:
    return _Spec(
        name="give_text",
        description="Give a text.",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":2}',
        effects=decl.Effects(readonly=True),
    )
