# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the toolset `Review!`, as data."""

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
        name="Review!",
        service="codecs",
        tools=("review finding",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _review_finding() -> decl.Spec:
    """Give the spec of the tool `review finding`."""
    return decl.Spec(
        name="review finding",
        description="Its types are called like those of another toolset.",
        toolset="Review!",
        service="codecs",
        input_schema='{"type":"object","properties":{"finding":{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}},"required":["finding"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"problems":{"type":"integer"}},"required":["problems"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "review finding": _review_finding,
}
