# Made by toolc from tools.tools; do not edit.
"""Everything the design declares of the toolset `market`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import call
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="market",
        service="shop",
        description="Buy and sell.",
        tools=("buy_item", "search_items"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _buy_item() -> decl.Spec:
    """Give the spec of the tool `buy_item`."""
    return decl.Spec(
        name="buy_item",
        toolset="market",
        service="shop",
        implementation=decl.Implementation("method", "shop.buy"),
        version="2.0.0",
        tags=("shop",),
        input_schema='{"type":"object","properties":{"id":{"type":"string"},"count":{"type":"integer","default":1,"minimum":1,"maximum":9}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}',
        effects=decl.Effects(destructive=False),
        errors=(
            decl.ErrorSpec(code="too_busy", kind=call.Kind.RATE_LIMITED, message="too_busy", action=call.Action.RETRY, after_ms=2000),
            decl.ErrorSpec(code="not_here", kind=call.Kind.NOT_FOUND, message="Nothing has this id.", field="id", action=call.Action.CORRECT, hint=("Use an id other than ", call.Scalar(("details", "id")), ".")),
        ),
    )


@cache
def _search_items() -> decl.Spec:
    """Give the spec of the tool `search_items`."""
    return decl.Spec(
        name="search_items",
        toolset="market",
        service="shop",
        implementation=decl.Implementation("method", "shop.search"),
        version="2.0.0",
        tags=("shop",),
        input_schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"items":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}}},"required":["items"],"additionalProperties":false}',
        injected=(
            decl.Injected("run", "context.run_id"),
        ),
        effects=decl.Effects(readonly=True),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "buy_item": _buy_item,
    "search_items": _search_items,
}
