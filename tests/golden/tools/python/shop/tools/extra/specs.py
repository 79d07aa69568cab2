# Made by toolc from tools.tools; do not edit.
"""Everything the design declares of the toolset `extra`, as data."""

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
        name="extra",
        service="shop",
        title="Extra",
        tools=("say", "watch", "wipe", "sync", "page", "find_and_say"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _say() -> decl.Spec:
    """Give the spec of the tool `say`."""
    return decl.Spec(
        name="say",
        description="Sends text and gives no typed result.",
        toolset="extra",
        service="shop",
        version="2.0.0",
        input_schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
    )


@cache
def _watch() -> decl.Spec:
    """Give the spec of the tool `watch`."""
    return decl.Spec(
        name="watch",
        description="Streams.",
        toolset="extra",
        service="shop",
        version="2.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}',
        item_schema='{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        errors=(
            decl.ErrorSpec(code="not_here", kind=call.Kind.NOT_FOUND, message="Nothing has this id.", field="id", action=call.Action.CORRECT, hint=("Use an id other than ", call.Scalar(("details", "id")), ".")),
        ),
        timeout_ms=30000,
    )


@cache
def _wipe() -> decl.Spec:
    """Give the spec of the tool `wipe`."""
    return decl.Spec(
        name="wipe",
        description="Plans.",
        toolset="extra",
        service="shop",
        version="2.0.0",
        input_schema='{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["ids"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"deleted":{"type":"integer"}},"required":["deleted"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        confirm=decl.Confirm(("Delete ", call.Count(("args", "ids")), " items?"), '{"deleted":0}'),
        dry_run=True,
    )


@cache
def _sync() -> decl.Spec:
    """Give the spec of the tool `sync`."""
    return decl.Spec(
        name="sync",
        description="Does a part.",
        toolset="extra",
        service="shop",
        version="2.0.0",
        input_schema='{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string"}}},"required":["ids"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"done":{"type":"integer"}},"required":["done"],"additionalProperties":false}',
        partial=True,
        side=(
            decl.SideSpec("log", "internal"),
            decl.SideSpec("chart", "timeline"),
        ),
    )


@cache
def _page() -> decl.Spec:
    """Give the spec of the tool `page`."""
    return decl.Spec(
        name="page",
        toolset="extra",
        service="shop",
        version="2.0.0",
        input_schema='{"type":"object","properties":{"cursor":{"type":"string"}},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"items":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}},"next":{"type":"string"}},"required":["items"],"additionalProperties":false}',
        injected=(
            decl.Injected("token", "context.labels.token"),
            decl.Injected("caller", "context.caller"),
        ),
        effects=decl.Effects(readonly=True),
        paging=decl.Paging(cursor=("cursor",), next=("next",)),
        meta='{"a/b":1}',
    )


@cache
def _find_and_say() -> decl.Spec:
    """Give the spec of the tool `find_and_say`."""
    return decl.Spec(
        name="find_and_say",
        toolset="extra",
        service="shop",
        implementation=decl.Implementation("chain"),
        chain=(
            call.Call(tool="watch", args=(("id", call.Path("args", ("id",))),), name="found"),
            call.Return(call.Call(tool="sync", args=(("ids", call.Items((call.Path("found", ("id",)),))),))),
        ),
        version="2.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"done":{"type":"integer"}},"required":["done"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "say": _say,
    "watch": _watch,
    "wipe": _wipe,
    "sync": _sync,
    "page": _page,
    "find_and_say": _find_and_say,
}
