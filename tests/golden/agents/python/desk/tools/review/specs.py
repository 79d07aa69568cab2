# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the toolset `review`, as data."""

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
        name="review",
        service="desk",
        description="Reviews, done by an agent.",
        title="Reviews",
        version="3.0.0",
        when="A finding is there",
        avoid="Nothing was found",
        delegate="The reviewer does it",
        tools=("review_finding", "review_all"),
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
    """Give the spec of the tool `review_finding`."""
    return decl.Spec(
        name="review_finding",
        description="Say what is wrong with it.",
        toolset="review",
        service="desk",
        implementation=decl.Implementation("agent", "reviewer"),
        version="3.0.0",
        input_schema='{"type":"object","properties":{"finding":{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}},"required":["finding"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"problems":{"type":"array","items":{"type":"string"}}},"required":["problems"],"additionalProperties":false}',
        next=(
            decl.Handoff("research", "To find out more"),
            decl.Handoff("burn", "To forget it"),
        ),
    )


@cache
def _review_all() -> decl.Spec:
    """Give the spec of the tool `review_all`."""
    return decl.Spec(
        name="review_all",
        toolset="review",
        service="desk",
        implementation=decl.Implementation("agent", "reviewer"),
        version="3.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}}',
        output_schema="{}",
        data="internal",
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "review_finding": _review_finding,
    "review_all": _review_all,
}
