# Made by toolc from wide.tools; do not edit.
"""Everything the design declares of the toolset `web`, as data."""

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
        name="web",
        service="corners",
        tools=("web-search",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _web_search() -> decl.Spec:
    """Give the spec of the tool `web-search`."""
    return decl.Spec(
        name="web-search",
        title="Web search",
        description="Search the web.",
        toolset="web",
        service="corners",
        implementation=decl.Implementation("mcp", "search-server"),
        version="2.0.0",
        deprecated="Use search2",
        input_schema='{"type":"object","properties":{"query":{"type":"string","x-mcp-header":"Query"}},"required":["query"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"results":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"url":{"type":"string","format":"uri"}},"required":["title","url"],"additionalProperties":false}},"keywords":{"type":"object","properties":{"type":{"type":"string"},"tool":{"type":"integer"},"filter[status]":{"type":"string"},"from":{"type":"string","format":"date-time"},"in-reply-to":{"type":"string"},"args":{"type":"array","items":{"type":"array","items":{"type":"integer"}}}},"required":["type","from","args"],"additionalProperties":false},"nested":{"description":"Inline records, literals, tuples, maps.","type":"object","properties":{"point":{"type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"}},"required":["x","y"],"additionalProperties":false},"mode":{"default":"fast","type":"string","enum":["fast","slow"]},"level":{"default":1,"type":"integer","enum":[1,2,3]},"sort":{"default":null,"anyOf":[{"type":"string","enum":["asc","desc"]},{"type":"null"}]},"span":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"minItems":2,"maxItems":2},"trail":{"anyOf":[{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1},{"type":"null"}]},"bag":{"type":"object","default":{},"additionalProperties":{"type":"array","items":{}}},"money":{"description":"An amount of money.","type":"object","properties":{"amount":{"type":"integer","description":"Minor units, for example cents."},"currency":{"type":"string","pattern":"^[A-Z]{3}$"}},"required":["amount","currency"],"additionalProperties":false}},"required":["point","span","money"],"additionalProperties":false},"open":{"description":"Keys that are not declared are kept.","type":"object","properties":{"id":{"type":"integer"}},"required":["id"]},"typed":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"string"}},"based":{"type":"object","properties":{"id":{"type":"integer"},"extra":{"anyOf":[{},{"type":"null"}]}},"required":["id"],"additionalProperties":false},"wire":{"type":"string","enum":["To Do","in progress","done"]}},"required":["results","keywords","nested","open","typed","based","wire"],"additionalProperties":false}',
        injected=(
            decl.Injected("token", "context.labels.token"),
        ),
        effects=decl.Effects(readonly=True, open_world=True),
        data="confidential",
        pii="processes",
        retries=2,
        backoff_ms=500,
        parallel=4,
        side=(
            decl.SideSpec("raw", "internal"),
        ),
        reminder=("Quote your sources.",),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "web-search": _web_search,
}
