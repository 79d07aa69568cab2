# Made by toolc from calculator.tools; do not edit.
"""Everything the design declares of the toolset `calculator`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import call
from toolrt import spec as decl
from toolrt.specs import Specs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="calculator", service="calculator")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="calculator",
        service="calculator",
        description="Adds and divides numbers.",
        tools=tuple(SPECS),
    )


@SPECS.tool("add")
def _add() -> decl.Spec:
    return _Spec(
        name="add",
        description="Add two numbers.",
        implementation=decl.Implementation("method", "calculator.add"),
        input_schema='{"type":"object","properties":{"a":{"type":"number"},"b":{"type":"number"}},"required":["a","b"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"sum":{"type":"number"}},"required":["sum"],"additionalProperties":false}',
    )


@SPECS.tool("divide")
def _divide() -> decl.Spec:
    return _Spec(
        name="divide",
        implementation=decl.Implementation("method", "calculator.divide"),
        input_schema='{"type":"object","properties":{"a":{"type":"number"},"b":{"type":"number"}},"required":["a","b"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"quotient":{"type":"number"}},"required":["quotient"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="division_by_zero", kind=call.Kind.INPUT, message="The divisor is zero.", field="b", action=call.Action.CORRECT, hint=("Pass a divisor other than 0.",)),
        ),
    )
