# Made by toolc from servers.tools; do not edit.
"""Everything the design declares of the toolset `worded`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="worded",
        service="board",
        description="Only prompts, all of them worded.",
        version="2.0.0",
        tools=("worded/hello",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _hello() -> decl.Spec:
    """Give the spec of the tool `worded/hello`."""
    return decl.Spec(
        name="worded/hello",
        toolset="worded",
        service="board",
        implementation=decl.Implementation("prompt", "worded"),
        version="2.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "worded/hello": _hello,
}
