# Made by toolc from sizes.tools; do not edit.
"""Everything the design declares of the toolset `measuring`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="measuring",
        service="sizes",
        tools=("take_tuples", "take_trees"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _take_tuples() -> decl.Spec:
    """Give the spec of the tool `take_tuples`."""
    return decl.Spec(
        name="take_tuples",
        description="Takes tuples of limited sizes.",
        toolset="measuring",
        service="sizes",
        input_schema='{"type":"object","properties":{"range":{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":{"type":"integer"},"minItems":3,"maxItems":4},"pair":{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2,"uniqueItems":true},"many":{"anyOf":[{"type":"array","prefixItems":[{"type":"number"}],"items":{},"minItems":2,"uniqueItems":true},{"type":"null"}]},"trail":{"$ref":"#/$defs/Trail"},"long":{"$ref":"#/$defs/Trail","minItems":5},"longer":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Trail","minItems":7},{"type":"null"}]}}},"required":["range","pair","trail","long"],"additionalProperties":false,"$defs":{"Trail":{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1,"maxItems":9}}}',
        output_schema='{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"integer"},"minItems":1,"maxItems":2,"uniqueItems":true}',
    )


@cache
def _take_trees() -> decl.Spec:
    """Give the spec of the tool `take_trees`."""
    return decl.Spec(
        name="take_trees",
        description="Takes what holds itself.",
        toolset="measuring",
        service="sizes",
        input_schema='{"type":"object","properties":{"tree":{"$ref":"#/$defs/Tree","minItems":1,"maxItems":2},"outline":{"anyOf":[{"$ref":"#/$defs/Outline","minItems":1,"uniqueItems":true},{"type":"null"}]},"folder":{"$ref":"#/$defs/Folder","maxProperties":1},"secret":{"$ref":"#/$defs/Folder","maxProperties":2}},"required":["tree","folder"],"additionalProperties":false,"$defs":{"Tree":{"type":"array","description":"A list of itself.","items":{"$ref":"#/$defs/Tree"}},"Outline":{"type":"array","description":"Has a part without a name.","items":{"type":"object","properties":{"title":{"type":"string"},"inside":{"$ref":"#/$defs/Outline","maxItems":3}},"required":["title","inside"],"additionalProperties":false}},"Folder":{"type":"object","additionalProperties":{"$ref":"#/$defs/Folder"}}}}',
        output_schema='{"$ref":"#/$defs/Tree","maxItems":5,"$defs":{"Tree":{"type":"array","description":"A list of itself.","items":{"$ref":"#/$defs/Tree"}}}}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "take_tuples": _take_tuples,
    "take_trees": _take_trees,
}
