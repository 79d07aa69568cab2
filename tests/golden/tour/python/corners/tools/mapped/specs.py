# Made by toolc from wide.tools; do not edit.
"""Everything the design declares of the toolset `mapped`, as data."""

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
        name="mapped",
        service="corners",
        tools=("find",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _find() -> decl.Spec:
    """Give the spec of the tool `find`."""
    return decl.Spec(
        name="find",
        description="Find by free text.",
        toolset="mapped",
        service="corners",
        implementation=decl.Implementation("method", "corners.search"),
        input_schema='{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer","default":10}},"required":["query"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"hits":{"type":"array","items":{"type":"string"}},"more":{"type":"boolean"}},"required":["hits","more"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "find": _find,
}
