# Made by toolc from recursion.tools; do not edit.
"""Everything the design declares of the toolset `walking`, as data."""

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

_Spec = partial(decl.Spec, toolset="walking", service="recursion")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="walking",
        service="recursion",
        description="Walks.",
        tools=tuple(SPECS),
    )


@SPECS.tool("walk_all")
def _walk_all() -> decl.Spec:
    return _Spec(
        name="walk_all",
        description="Takes them all.",
        input_schema='{"type":"object","properties":{"tree":{"$ref":"#/$defs/Tree"},"outline":{"$ref":"#/$defs/Outline"},"folder":{"$ref":"#/$defs/Folder","default":{}},"ping":{"$ref":"#/$defs/Ping"},"pong":{"$ref":"#/$defs/Pong"},"chain":{"$ref":"#/$defs/Chain"},"text":{"$ref":"#/$defs/Text"},"deep":{"$ref":"#/$defs/Deep"},"maybe":{"anyOf":[{"$ref":"#/$defs/Tree"},{"type":"null"}]}},"required":["tree","outline","ping","pong","text","deep"],"additionalProperties":false,"$defs":{"Tree":{"type":"array","description":"A list of itself.","items":{"$ref":"#/$defs/Tree"},"maxItems":9},"Outline":{"type":"array","description":"Through an inline record, and null.","items":{"type":"object","properties":{"title":{"type":"string"},"inside":{"anyOf":[{"$ref":"#/$defs/Outline"},{"type":"null"}]}},"required":["title","inside"],"additionalProperties":false}},"Folder":{"type":"object","additionalProperties":{"$ref":"#/$defs/Folder"},"maxProperties":20},"Ping":{"type":"array","description":"Two that hold each other.","items":{"$ref":"#/$defs/Pong"}},"Pong":{"anyOf":[{"type":"object","additionalProperties":{"$ref":"#/$defs/Ping"}},{"type":"null"}]},"Chain":{"type":"array","description":"A pair of a value and perhaps another pair.","prefixItems":[{"type":"integer"},{"anyOf":[{"$ref":"#/$defs/Chain"},{"type":"null"}]}],"minItems":2,"maxItems":2},"Text":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/Text"}}]},"Deep":{"type":"array","items":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Deep"},{"type":"null"}]}},"uniqueItems":true}}}',
        output_schema='{"$ref":"#/$defs/Tree","$defs":{"Tree":{"type":"array","description":"A list of itself.","items":{"$ref":"#/$defs/Tree"},"maxItems":9}}}',
    )


@SPECS.tool("give_node")
def _give_node() -> decl.Spec:
    return _Spec(
        name="give_node",
        description="Gives a node.",
        input_schema='{"type":"object","properties":{"node":{"$ref":"#/$defs/Node"},"odd":{"$ref":"#/$defs/Odd"}},"required":["node","odd"],"additionalProperties":false,"$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"anyOf":[{"$ref":"#/$defs/Node"},{"type":"null"}]}},"required":["value","next"],"additionalProperties":false},"Odd":{"type":"array","items":{"$ref":"#/$defs/Odd"},"maxItems":3}}}',
        output_schema='{"$ref":"#/$defs/Node","$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"anyOf":[{"$ref":"#/$defs/Node"},{"type":"null"}]}},"required":["value","next"],"additionalProperties":false}}}',
    )


@SPECS.tool("give_pong")
def _give_pong() -> decl.Spec:
    return _Spec(
        name="give_pong",
        description="Gives the other one.",
        input_schema='{"type":"object","properties":{"ping":{"$ref":"#/$defs/Ping","default":[]}},"additionalProperties":false,"$defs":{"Ping":{"type":"array","description":"Two that hold each other.","items":{"anyOf":[{"type":"object","additionalProperties":{"$ref":"#/$defs/Ping"}},{"type":"null"}]}}}}',
        output_schema='{"$ref":"#/$defs/Pong","$defs":{"Pong":{"anyOf":[{"type":"object","additionalProperties":{"type":"array","description":"Two that hold each other.","items":{"$ref":"#/$defs/Pong"}}},{"type":"null"}]}}}',
    )
