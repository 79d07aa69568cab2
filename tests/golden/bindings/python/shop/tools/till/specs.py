# Made by toolc from bindings.tools; do not edit.
"""Everything the design declares of the toolset `till`, as data."""

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

_Spec = partial(decl.Spec, toolset="till", service="shop", version="1.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="till",
        service="shop",
        description="Buy and look.",
        tools=tuple(SPECS),
    )


@SPECS.tool("buy_item")
def _buy_item() -> decl.Spec:
    return _Spec(
        name="buy_item",
        description="By name: everything is moved.",
        implementation=decl.Implementation("method", "shop.buy"),
        input_schema='{"type":"object","properties":{"id":{"type":"string"},"note":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"string"},"price":{"description":"How much.","type":"object","properties":{"amount":{"type":"integer","minimum":0},"currency":{"type":"string","default":"EUR","minLength":3,"maxLength":3}},"required":["amount"],"additionalProperties":false},"tags":{"type":"array","default":[],"items":{"type":"string"}}},"required":["id","price"],"additionalProperties":false}',
        effects=decl.Effects(destructive=False),
        errors=(
            decl.ErrorSpec(code="gone", kind=call.Kind.NOT_FOUND, message="Nothing has this id.", field="id", action=call.Action.CORRECT, hint=("Not ", call.Scalar(("details", "id")), ".")),
            decl.ErrorSpec(code="sold_out", kind=call.Kind.CONFLICT, message="Too much.", action=call.Action.RETRY),
        ),
        call_hint=("Buying ", call.Scalar(("args", "id"))),
        result_hint=("", call.Scalar(("args", "id")), " costs ", call.Scalar(("result", "price", "amount")), " {cents}"),
        reminder=("Say that ", call.Scalar(("result", "id")), " was bought."),
    )


@SPECS.tool("search")
def _search() -> decl.Spec:
    return _Spec(
        name="search",
        description="Mapped, and back: a limit of the method is narrower than the tool's.",
        implementation=decl.Implementation("method", "shop.find"),
        input_schema='{"type":"object","properties":{"words":{"type":"string"},"most":{"type":"integer"},"page":{"type":"string"}},"required":["words"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"hits":{"type":"array","items":{"type":"string"}},"prices":{"type":"array","items":{"type":"integer"}},"more":{"anyOf":[{"type":"string"},{"type":"null"}]},"count":{"type":"integer"},"lang":{"type":"string"}},"required":["hits","prices","more","count","lang"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        errors=(
            decl.ErrorSpec(code="sold_out", kind=call.Kind.CONFLICT, message="Too much.", action=call.Action.RETRY),
        ),
        paging=decl.Paging(cursor=("page",), next=("more",)),
    )


@SPECS.tool("watch_price")
def _watch_price() -> decl.Spec:
    return _Spec(
        name="watch_price",
        description="By name, but of other types: whatever fits by shape.",
        implementation=decl.Implementation("method", "shop.watch"),
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"number"},{"type":"null"}]}',
        item_schema='{"type":"object","properties":{"at":{"type":"string"},"price":{"description":"How much.","type":"object","properties":{"amount":{"type":"integer","minimum":0},"currency":{"type":"string","default":"EUR","minLength":3,"maxLength":3}},"required":["amount"],"additionalProperties":false}},"required":["at","price"],"additionalProperties":false}',
        injected=(
            decl.Injected("token", "context.labels.token"),
        ),
        partial=True,
        side=(
            decl.SideSpec("log", "internal"),
        ),
    )


@SPECS.tool("clear_all")
def _clear_all() -> decl.Spec:
    return _Spec(
        name="clear_all",
        description="Nothing in, nothing out.",
        implementation=decl.Implementation("method", "shop.clear"),
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        confirm=decl.Confirm(("Clear it all, {really}?",)),
    )


@SPECS.tool("label_item")
def _label_item() -> decl.Spec:
    return _Spec(
        name="label_item",
        description="The caller's text meets the method's limit.",
        implementation=decl.Implementation("method", "shop.label"),
        input_schema='{"type":"object","properties":{"id":{"type":"string"},"text":{"type":"string"}},"required":["id","text"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
        effects=decl.Effects(destructive=False),
    )
