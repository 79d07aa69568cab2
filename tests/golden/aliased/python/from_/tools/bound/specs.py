# Made by toolc from one.tools; do not edit.
"""Everything the design declares of the toolset `bound`, as data."""

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
        name="bound",
        service="from",
        description="Bound with and without names in between.",
        tools=("owner", "weigh", "convert", "to_text"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _owner() -> decl.Spec:
    """Give the spec of the tool `owner`."""
    return decl.Spec(
        name="owner",
        description="Takes the type of the other package.",
        toolset="bound",
        service="from",
        implementation=decl.Implementation("method", "from.owner"),
        input_schema='{"description":"Has the name of a type of the other package.","type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Nested","$defs":{"Nested":{"type":"array","description":"Holds itself through nothing but lists.","items":{"$ref":"#/$defs/Nested"}}}}',
    )


@cache
def _weigh() -> decl.Spec:
    """Give the spec of the tool `weigh`."""
    return decl.Spec(
        name="weigh",
        description="Takes what holds itself.",
        toolset="bound",
        service="from",
        implementation=decl.Implementation("method", "from.weigh"),
        input_schema='{"type":"object","properties":{"nested":{"$ref":"#/$defs/Nested"},"levels":{"type":"array","description":"Has a part without a name.","items":{"type":"string","enum":["low","high"]}},"user":{"description":"Has the name of a type of the other package.","type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false}},"required":["nested","levels","user"],"additionalProperties":false,"$defs":{"Nested":{"type":"array","description":"Holds itself through nothing but lists.","items":{"$ref":"#/$defs/Nested"}}}}',
        output_schema='{"$ref":"#/$defs/Nested","$defs":{"Nested":{"type":"array","description":"Holds itself through nothing but lists.","items":{"$ref":"#/$defs/Nested"}}}}',
    )


@cache
def _convert() -> decl.Spec:
    """Give the spec of the tool `convert`."""
    return decl.Spec(
        name="convert",
        description="Takes both types of one name in capitals.",
        toolset="bound",
        service="from",
        input_schema='{"type":"object","properties":{"tree":{"description":"Has a field of the name of a member, and defaults that are no constants.","type":"object","properties":{"名":{"description":"A member without upper case.","type":"string","enum":["名"]},"step":{"type":"number","default":3.14159},"pairs":{"type":"object","default":{"a":[1,"b"],"c":[2,"d",{"name":"e"}]},"additionalProperties":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":{"description":"Has the name of a type of the other package.","type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},"minItems":2}}},"required":["名"],"additionalProperties":false},"from":{"description":"Has the name of a type of the other package, all in capitals.","type":"object","properties":{"second":{"type":"integer"}},"required":["second"],"additionalProperties":false}},"required":["tree","from"],"additionalProperties":false}',
        output_schema='{"description":"Has the name of a type of the other package, all in capitals.","type":"object","properties":{"first":{"type":"integer"}},"required":["first"],"additionalProperties":false}',
    )


@cache
def _to_text() -> decl.Spec:
    """Give the spec of the tool `to_text`."""
    return decl.Spec(
        name="to_text",
        description="Makes text of a tree.",
        toolset="bound",
        service="from",
        input_schema='{"type":"object","properties":{"tree":{"description":"Has a field of the name of a member, and defaults that are no constants.","type":"object","properties":{"名":{"description":"A member without upper case.","type":"string","enum":["名"]},"step":{"type":"number","default":3.14159},"pairs":{"type":"object","default":{"a":[1,"b"],"c":[2,"d",{"name":"e"}]},"additionalProperties":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":{"description":"Has the name of a type of the other package.","type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},"minItems":2}}},"required":["名"],"additionalProperties":false}},"required":["tree"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "owner": _owner,
    "weigh": _weigh,
    "convert": _convert,
    "to_text": _to_text,
}
