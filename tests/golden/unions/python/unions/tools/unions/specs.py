# Made by toolc from unions.tools; do not edit.
"""Everything the design declares of the toolset `unions`, as data."""

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

_Spec = partial(decl.Spec, toolset="unions", service="unions")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="unions",
        service="unions",
        tools=tuple(SPECS),
    )


@SPECS.tool("choose")
def _choose() -> decl.Spec:
    return _Spec(
        name="choose",
        input_schema='{"type":"object","properties":{"wire":{"$ref":"#/$defs/Wire"},"code":{"type":"integer","enum":[200,410]},"locator":{"anyOf":[{"description":"A ticket, by key or by number.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\\\d+$"},{"type":"integer","minimum":1}]},{"type":"null"}]},"trigger":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["schedule"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["event-ref"]},"source":{"type":"string","format":"uri"},"labels":{"type":"object","default":{},"additionalProperties":{"type":"string"}}},"required":["kind","source"],"additionalProperties":false}]},"answer":{"$ref":"#/$defs/Answer"},"any":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"integer"}},{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false},{"$ref":"#/$defs/Wire"}]},"span":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"minItems":2,"maxItems":2},"trail":{"anyOf":[{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer","minimum":0},"minItems":1},{"type":"null"}]},"tree":{"$ref":"#/$defs/Tree"},"cell":{"anyOf":[{"type":"integer","minimum":0,"maximum":9},{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"minItems":2,"maxItems":2}]},"where":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"inline":{"anyOf":[{"type":"string","enum":["a","b"]},{"type":"null"}]},"mixed":{"enum":[1,"one",true,1.5]},"lists":{"type":"array","items":{"type":"array","items":{"type":"string","minLength":1,"maxLength":3},"maxItems":2}},"maps":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"integer","minimum":0}}}},"required":["wire","code","locator","trigger","answer","any","span","tree","inline","mixed","lists","maps"],"additionalProperties":false,"$defs":{"Wire":{"description":"What the values mean:\\n\\n- \\"done\\": Deprecated: use closed","type":"string","enum":["To Do","in progress","done","+1","-1",""]},"Answer":{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["text"]},"value":{"type":"string","minLength":1}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["plan"]},"value":{"type":"array","items":{"$ref":"#/$defs/Step"}}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["none"]},"value":{"type":"null"}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["again"]},"value":{"$ref":"#/$defs/Answer"}},"required":["type","value"],"additionalProperties":false}]},"Step":{"type":"object","properties":{"title":{"type":"string"},"steps":{"type":"array","default":[],"items":{"$ref":"#/$defs/Step"}},"next":{"$ref":"#/$defs/Step"},"answer":{"$ref":"#/$defs/Answer"}},"required":["title"],"additionalProperties":false},"Tree":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/Tree"}}]}}}',
        output_schema='{"type":"array","items":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"minItems":2,"maxItems":2}}',
    )


@SPECS.tool("pick")
def _pick() -> decl.Spec:
    return _Spec(
        name="pick",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"description":"A ticket, by key or by number.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\\\d+$"},{"type":"integer","minimum":1}]}',
    )


@SPECS.tool("descend")
def _descend() -> decl.Spec:
    return _Spec(
        name="descend",
        input_schema='{"type":"object","properties":{"below":{"$ref":"#/$defs/Below"},"json":{"$ref":"#/$defs/Json"}},"required":["below","json"],"additionalProperties":false,"$defs":{"Below":{"anyOf":[{"anyOf":[{"type":"object","properties":{"side":{"type":"string","enum":["left"]},"below":{"$ref":"#/$defs/Below"}},"required":["side","below"],"additionalProperties":false},{"type":"object","properties":{"side":{"type":"string","enum":["right"]},"below":{"$ref":"#/$defs/Below"}},"required":["side"],"additionalProperties":false}]},{"type":"null"}]},"Json":{"anyOf":[{"anyOf":[{"type":"string"},{"type":"number"},{"type":"array","items":{"$ref":"#/$defs/Json"}},{"type":"object","additionalProperties":{"$ref":"#/$defs/Json"}}]},{"type":"null"}]}}}',
        output_schema='{"$ref":"#/$defs/Below","$defs":{"Below":{"anyOf":[{"anyOf":[{"type":"object","properties":{"side":{"type":"string","enum":["left"]},"below":{"$ref":"#/$defs/Below"}},"required":["side","below"],"additionalProperties":false},{"type":"object","properties":{"side":{"type":"string","enum":["right"]},"below":{"$ref":"#/$defs/Below"}},"required":["side"],"additionalProperties":false}]},{"type":"null"}]}}}',
    )


@SPECS.tool("count")
def _count() -> decl.Spec:
    return _Spec(
        name="count",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","minimum":0}',
    )


@SPECS.tool("nest")
def _nest() -> decl.Spec:
    return _Spec(
        name="nest",
        input_schema='{"type":"object","properties":{"of":{"type":"array","items":{"type":"object","properties":{"nodes":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["nodes"],"additionalProperties":false}}},"required":["of"],"additionalProperties":false,"$defs":{"Node":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["group"]},"nodes":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["kind","nodes"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["leaf"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false}]}}}',
        output_schema='{"type":"object","properties":{"nodes":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["nodes"],"additionalProperties":false,"$defs":{"Node":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["group"]},"nodes":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["kind","nodes"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["leaf"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false}]}}}',
    )
