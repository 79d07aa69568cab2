# Made by toolc from relatives.tools; do not edit.
"""Everything the design declares of the toolset `more`, as data."""

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
        name="more",
        service="sheet",
        tools=("stream_note", "stream"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _stream_note() -> decl.Spec:
    """Give the spec of the tool `stream_note`."""
    return decl.Spec(
        name="stream_note",
        toolset="more",
        service="sheet",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        output_schema='{"type":"integer"}',
        item_schema='{"type":"integer"}',
        meta='{"a/b":"c"}',
    )


@cache
def _stream() -> decl.Spec:
    """Give the spec of the tool `stream`."""
    return decl.Spec(
        name="stream",
        toolset="more",
        service="sheet",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        item_schema='{"type":"integer","minimum":1,"maximum":2}',
        meta='{"a/b":"c"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "stream_note": _stream_note,
    "stream": _stream,
}
