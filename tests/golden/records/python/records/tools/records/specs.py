# Made by toolc from records.tools; do not edit.
"""Everything the design declares of the toolset `records`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import toolrt
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "advertised", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="records",
        service="records",
        tools=("keep_records",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _keep_records() -> decl.Spec:
    """Give the spec of the tool `keep_records`."""
    return decl.Spec(
        name="keep_records",
        description="Everything at once.",
        toolset="records",
        service="records",
        input_schema='{"type":"object","properties":{"point":{"$ref":"#/$defs/Point"},"open":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]},"json":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":true},"kept":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"array","items":{"type":"integer"},"maxItems":3}},"deep":{"type":"object","properties":{"a":{"type":"object","properties":{"b":{"type":"object","properties":{"c":{"type":"array","items":{"type":"object","properties":{"d":{"type":"integer","minimum":0,"maximum":9}},"required":["d"],"additionalProperties":false}}},"required":["c"],"additionalProperties":false}},"required":["b"],"additionalProperties":false}},"required":["a"],"additionalProperties":false},"tri":{"type":"object","properties":{"x":{"anyOf":[{"type":"integer","minimum":1},{"type":"null"}]},"y":{"anyOf":[{"type":"integer"},{"type":"null"}]},"z":{"default":null,"anyOf":[{"type":"integer"},{"type":"null"}]},"s":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["y"],"additionalProperties":false},"defaults":{"type":"object","properties":{"text":{"type":"string","default":"hello \\"you\\""},"place":{"type":"string","default":"."},"when":{"type":"string","default":"2026-01-31T09:30:00Z","format":"date-time"},"number":{"type":"integer","default":7},"ratio":{"type":"number","default":0.5},"flag":{"type":"boolean","default":true},"list":{"type":"array","default":["a","b"],"items":{"type":"string"}},"point":{"$ref":"#/$defs/Point","default":{"x":1.0}},"any":{"default":{"a":[1,2]}},"level":{"default":2,"type":"integer","enum":[1,2,3]},"note":{"default":"x","anyOf":[{"type":"string"},{"type":"null"}]}},"additionalProperties":false},"login":{"type":"object","properties":{"user":{"type":"string"},"password":{"type":"string","minLength":8},"pin":{"type":"integer"},"old":{"anyOf":[{"type":"string","maxLength":9},{"type":"null"}]}},"required":["user","password"],"additionalProperties":false}},"required":["point","open","json","kept","deep","tri","defaults","login"],"additionalProperties":false,"$defs":{"Point":{"description":"A point.","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number","default":0.0},"z":{"type":"number"}},"required":["x"],"additionalProperties":false}}}',
        output_schema='{"anyOf":[{"description":"A point.","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number","default":0.0},"z":{"type":"number"}},"required":["x"],"additionalProperties":false},{"type":"null"}]}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "keep_records": _keep_records,
}
