# Made by toolc from servers.tools; do not edit.
"""Everything the design declares of the toolset `web`, as data."""

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
        name="web",
        service="board",
        description="The tools of a server elsewhere.",
        tools=("web_search", "search_twice"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _web_search() -> decl.Spec:
    """Give the spec of the tool `web_search`."""
    return decl.Spec(
        name="web_search",
        description="Search the web.",
        toolset="web",
        service="board",
        implementation=decl.Implementation("mcp", "search"),
        remote="search",
        version="2.0.0",
        input_schema='{"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string"}}',
        injected=(
            decl.Injected("tenant", "context.labels.tenant"),
        ),
        effects=decl.Effects(readonly=True, open_world=True),
    )


@cache
def _search_twice() -> decl.Spec:
    """Give the spec of the tool `search_twice`."""
    return decl.Spec(
        name="search_twice",
        description="Search twice.",
        toolset="web",
        service="board",
        implementation=decl.Implementation("chain"),
        chain=(
            call.Call(tool="web_search", args=(("query", call.Path("args", ("query",))),)),
            call.Return(call.Call(tool="web_search", args=(("query", call.Path("args", ("query",))),))),
        ),
        version="2.0.0",
        input_schema='{"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string"}}',
        effects=decl.Effects(readonly=True, open_world=True),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "web_search": _web_search,
    "search_twice": _search_twice,
}
