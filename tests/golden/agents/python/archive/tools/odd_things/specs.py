# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the toolset `odd: things`, as data."""

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
        name="odd: things",
        service="archive",
        tools=("type", "count", "fetch!", "../x", "a_tool_with_a_name_that_is_longer_than_most_names_of_tools"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _type_() -> decl.Spec:
    """Give the spec of the tool `type`."""
    return decl.Spec(
        name="type",
        toolset="odd: things",
        service="archive",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string"}',
        capabilities=(
            decl.Capability("none"),
        ),
    )


@cache
def _count() -> decl.Spec:
    """Give the spec of the tool `count`."""
    return decl.Spec(
        name="count",
        description="Counts.",
        toolset="odd: things",
        service="archive",
        input_schema='{"type":"object","properties":{"to":{"type":"integer"}},"required":["to"],"additionalProperties":false}',
        output_schema='{"type":"integer"}',
        item_schema='{"type":"array","items":{"type":"integer"},"minItems":1}',
        next=(
            decl.Handoff("burn", "When it is done"),
        ),
    )


@cache
def _fetch() -> decl.Spec:
    """Give the spec of the tool `fetch!`."""
    return decl.Spec(
        name="fetch!",
        toolset="odd: things",
        service="archive",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"fetch!":{"type":"integer"}},"required":["fetch!"],"additionalProperties":false}',
    )


@cache
def _x() -> decl.Spec:
    """Give the spec of the tool `../x`."""
    return decl.Spec(
        name="../x",
        toolset="odd: things",
        service="archive",
        input_schema='{"type":"object","properties":{"self":{"type":"string"}},"required":["self"],"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"string"},"minItems":1}',
    )


@cache
def _a_tool_with_a_name_that_is_longer_than_most_names_of_tools() -> decl.Spec:
    """Give the spec of the tool `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""
    return decl.Spec(
        name="a_tool_with_a_name_that_is_longer_than_most_names_of_tools",
        toolset="odd: things",
        service="archive",
        input_schema='{"type":"object","properties":{"an_argument":{"type":"string"}},"required":["an_argument"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","properties":{"an_item":{"type":"string"}},"required":["an_item"],"additionalProperties":false}}',
        item_schema='{"type":"object","properties":{"a_part":{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}},"required":["a_part"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "type": _type_,
    "count": _count,
    "fetch!": _fetch,
    "../x": _x,
    "a_tool_with_a_name_that_is_longer_than_most_names_of_tools": _a_tool_with_a_name_that_is_longer_than_most_names_of_tools,
}
