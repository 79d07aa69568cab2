# Made by toolc from bindings.tools; do not edit.
"""Everything the design declares of the toolset `both`, as data."""

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

_Spec = partial(decl.Spec, toolset="both", service="shop", version="1.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="both",
        service="shop",
        description="Tools of two services, and what neither gives.",
        tools=tuple(SPECS),
    )


@SPECS.tool("count_boxes")
def _count_boxes() -> decl.Spec:
    return _Spec(
        name="count_boxes",
        description="Counting is written down, so that there is something to plan.",
        implementation=decl.Implementation("method", "depot.count"),
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


@SPECS.tool("greet")
def _greet() -> decl.Spec:
    return _Spec(
        name="greet",
        description="No service has this.",
        input_schema='{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}',
    )


@SPECS.tool("look")
def _look() -> decl.Spec:
    return _Spec(
        name="look",
        implementation=decl.Implementation("method", "shop.stock"),
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
