# Made by toolc from tools.tools; do not edit.
"""Everything the design declares of the toolset `shop`, as data."""

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
        name="shop",
        service="shop",
        tools=("note_text",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _note_text() -> decl.Spec:
    """Give the spec of the tool `note_text`."""
    return decl.Spec(
        name="note_text",
        description="Notes a text.",
        toolset="shop",
        service="shop",
        implementation=decl.Implementation("method", "shop.note"),
        version="2.0.0",
        input_schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"length":{"type":"integer"}},"required":["length"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "note_text": _note_text,
}
