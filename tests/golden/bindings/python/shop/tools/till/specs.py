# Made by toolc from bindings.tools; do not edit.
"""Everything the design declares of the toolset `till`, as data."""

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
        name="till",
        service="shop",
        description="Buy and look.",
        tools=("buy_item", "search", "watch_price", "clear_all", "label_item"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _buy_item() -> decl.Spec:
    """Give the spec of the tool `buy_item`."""
    return decl.Spec(
        name="buy_item",
        description="By name: everything is moved.",
        toolset="till",
        service="shop",
        implementation=decl.Implementation("method", "shop.buy"),
        version="1.0.0",
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


@cache
def _search() -> decl.Spec:
    """Give the spec of the tool `search`."""
    return decl.Spec(
        name="search",
        description="Mapped, and back: a limit of the method is narrower than the tool's.",
        toolset="till",
        service="shop",
        implementation=decl.Implementation("method", "shop.find"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{"words":{"type":"string"},"most":{"type":"integer"},"page":{"type":"string"}},"required":["words"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"hits":{"type":"array","items":{"type":"string"}},"prices":{"type":"array","items":{"type":"integer"}},"more":{"anyOf":[{"type":"string"},{"type":"null"}]},"count":{"type":"integer"},"lang":{"type":"string"}},"required":["hits","prices","more","count","lang"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        errors=(
            decl.ErrorSpec(code="sold_out", kind=call.Kind.CONFLICT, message="Too much.", action=call.Action.RETRY),
        ),
        paging=decl.Paging(cursor=("page",), next=("more",)),
    )


@cache
def _watch_price() -> decl.Spec:
    """Give the spec of the tool `watch_price`."""
    return decl.Spec(
        name="watch_price",
        description="By name, but of other types: whatever fits by shape.",
        toolset="till",
        service="shop",
        implementation=decl.Implementation("method", "shop.watch"),
        version="1.0.0",
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


@cache
def _clear_all() -> decl.Spec:
    """Give the spec of the tool `clear_all`."""
    return decl.Spec(
        name="clear_all",
        description="Nothing in, nothing out.",
        toolset="till",
        service="shop",
        implementation=decl.Implementation("method", "shop.clear"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        confirm=decl.Confirm(("Clear it all, {really}?",)),
    )


@cache
def _label_item() -> decl.Spec:
    """Give the spec of the tool `label_item`."""
    return decl.Spec(
        name="label_item",
        description="The caller's text meets the method's limit.",
        toolset="till",
        service="shop",
        implementation=decl.Implementation("method", "shop.label"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string"},"text":{"type":"string"}},"required":["id","text"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
        effects=decl.Effects(destructive=False),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "buy_item": _buy_item,
    "search": _search,
    "watch_price": _watch_price,
    "clear_all": _clear_all,
    "label_item": _label_item,
}
