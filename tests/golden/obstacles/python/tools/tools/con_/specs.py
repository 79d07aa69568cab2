# Made by toolc from obstacles.tools; do not edit.
"""Everything the design declares of the toolset `con`, as data."""

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
        name="con",
        service="tools",
        tools=("aux_tool",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _aux_tool() -> decl.Spec:
    """Give the spec of the tool `aux_tool`."""
    return decl.Spec(
        name="aux_tool",
        toolset="con",
        service="tools",
        input_schema='{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "aux_tool": _aux_tool,
}
