# Made by toolc from bindings.tools; do not edit.
"""Everything the design declares of the toolset `shop`, as data."""

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
        name="shop",
        service="shop",
        description="Sells.",
        tools=("stock_of",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _stock_of() -> decl.Spec:
    """Give the spec of the tool `stock_of`."""
    return decl.Spec(
        name="stock_of",
        description="Declared once, a method and a tool.",
        toolset="shop",
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
    "stock_of": _stock_of,
}
