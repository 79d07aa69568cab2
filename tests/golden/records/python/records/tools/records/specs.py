# Made by toolc from records.tools; do not edit.
"""Everything the design declares of the toolset `records`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import spec as decl
from toolrt.specs import Specs

from . import codecs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="records", service="records")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="records",
        service="records",
        tools=tuple(SPECS),
    )


@SPECS.tool("keep_records")
def _keep_records() -> decl.Spec:
    return _Spec(
        name="keep_records",
        description="Everything at once.",
        args=codecs.KEEP_RECORDS_ARGS,
        input_schema='{"type":"object","properties":{"point":{"$ref":"#/$defs/Point"},"open":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]},"json":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":true},"kept":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"array","items":{"type":"integer"},"maxItems":3}},"deep":{"type":"object","properties":{"a":{"type":"object","properties":{"b":{"type":"object","properties":{"c":{"type":"array","items":{"type":"object","properties":{"d":{"type":"integer","minimum":0,"maximum":9}},"required":["d"],"additionalProperties":false}}},"required":["c"],"additionalProperties":false}},"required":["b"],"additionalProperties":false}},"required":["a"],"additionalProperties":false},"tri":{"type":"object","properties":{"x":{"anyOf":[{"type":"integer","minimum":1},{"type":"null"}]},"y":{"anyOf":[{"type":"integer"},{"type":"null"}]},"z":{"default":null,"anyOf":[{"type":"integer"},{"type":"null"}]},"s":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["y"],"additionalProperties":false},"defaults":{"type":"object","properties":{"text":{"type":"string","default":"hello \\"you\\""},"place":{"type":"string","default":"."},"when":{"type":"string","default":"2026-01-31T09:30:00Z","format":"date-time"},"number":{"type":"integer","default":7},"ratio":{"type":"number","default":0.5},"flag":{"type":"boolean","default":true},"list":{"type":"array","default":["a","b"],"items":{"type":"string"}},"point":{"$ref":"#/$defs/Point","default":{"x":1}},"any":{"default":{"a":[1,2]}},"level":{"default":2,"type":"integer","enum":[1,2,3]},"note":{"default":"x","anyOf":[{"type":"string"},{"type":"null"}]}},"additionalProperties":false},"login":{"type":"object","properties":{"user":{"type":"string"},"password":{"type":"string","writeOnly":true,"minLength":8},"pin":{"type":"integer","writeOnly":true},"old":{"writeOnly":true,"anyOf":[{"type":"string","maxLength":9},{"type":"null"}]}},"required":["user","password"],"additionalProperties":false},"session":{"type":"object","properties":{"user":{"type":"string"},"token":{"type":"string","writeOnly":true}},"required":["user","token"]}},"required":["point","open","json","kept","deep","tri","defaults","login","session"],"additionalProperties":false,"$defs":{"Point":{"description":"A point.","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number","default":0},"z":{"type":"number"}},"required":["x"],"additionalProperties":false}}}',
        output_schema='{"anyOf":[{"description":"A point.","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number","default":0},"z":{"type":"number"}},"required":["x"],"additionalProperties":false},{"type":"null"}]}',
    )
