# Made by toolc from bindings.tools; do not edit.
"""Everything the design declares of the toolset `both`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import toolrt
from toolrt import call
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "advertised", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="both",
        service="shop",
        description="Tools of two services, and what neither gives.",
        tools=("count_boxes", "greet", "look"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _count_boxes() -> decl.Spec:
    """Give the spec of the tool `count_boxes`."""
    return decl.Spec(
        name="count_boxes",
        description="Counting is written down, so that there is something to plan.",
        toolset="both",
        service="shop",
        implementation=decl.Implementation("method", "depot.count"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{"sizes":{"type":"array","items":{"type":"string","enum":["box"]}}},"required":["sizes"],"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"number"}}',
        injected=(
            decl.Injected("run", "context.run_id"),
        ),
        effects=decl.Effects(destructive=False),
        errors=(
            decl.ErrorSpec(code="gone", kind=call.Kind.NOT_FOUND, message="Nothing has this id.", action=call.Action.STOP, hint=("Not ", call.Scalar(("details", "id")), ".")),
        ),
        dry_run=True,
    )


@cache
def _greet() -> decl.Spec:
    """Give the spec of the tool `greet`."""
    return decl.Spec(
        name="greet",
        description="No service has this.",
        toolset="both",
        service="shop",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}',
    )


@cache
def _look() -> decl.Spec:
    """Give the spec of the tool `look`."""
    return decl.Spec(
        name="look",
        toolset="both",
        service="shop",
        implementation=decl.Implementation("method", "shop.stock"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"price":{"description":"How much.","type":"object","properties":{"amount":{"type":"integer","minimum":0},"currency":{"type":"string","default":"EUR","minLength":3,"maxLength":3}},"required":["amount"],"additionalProperties":false},"tags":{"type":"array","default":[],"items":{"type":"string"}}},"required":["id","price"],"additionalProperties":false}}',
        injected=(
            decl.Injected("run", "context.run_id"),
        ),
        effects=decl.Effects(readonly=True),
        errors=(
            decl.ErrorSpec(code="gone", kind=call.Kind.NOT_FOUND, message="Nothing has this id.", field="id", action=call.Action.CORRECT, hint=("Not ", call.Scalar(("details", "id")), ".")),
        ),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "count_boxes": _count_boxes,
    "greet": _greet,
    "look": _look,
}
