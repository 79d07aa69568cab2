# Made by toolc from calculator.tools; do not edit.
"""Everything the design declares of the toolset `calculator`, as data."""

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
        name="calculator",
        service="calculator",
        description="Adds and divides numbers.",
        tools=("add", "divide"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _add() -> decl.Spec:
    """Give the spec of the tool `add`."""
    return decl.Spec(
        name="add",
        description="Add two numbers.",
        toolset="calculator",
        service="calculator",
        implementation=decl.Implementation("method", "calculator.add"),
        input_schema='{"type":"object","properties":{"a":{"type":"number"},"b":{"type":"number"}},"required":["a","b"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"sum":{"type":"number"}},"required":["sum"],"additionalProperties":false}',
    )


@cache
def _divide() -> decl.Spec:
    """Give the spec of the tool `divide`."""
    return decl.Spec(
        name="divide",
        toolset="calculator",
        service="calculator",
        implementation=decl.Implementation("method", "calculator.divide"),
        input_schema='{"type":"object","properties":{"a":{"type":"number"},"b":{"type":"number"}},"required":["a","b"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"quotient":{"type":"number"}},"required":["quotient"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="division_by_zero", kind=call.Kind.INPUT, message="The divisor is zero.", field="b", action=call.Action.CORRECT, hint=("Pass a divisor other than 0.",)),
        ),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "add": _add,
    "divide": _divide,
}
