# Made by toolc from namesakes.tools; do not edit.
"""Everything the design declares of the toolset `sheets`, as data."""

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
        name="sheets",
        service="sheet",
        tools=("read_rows", "twins", "describe"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _read_rows() -> decl.Spec:
    """Give the spec of the tool `read_rows`."""
    return decl.Spec(
        name="read_rows",
        description="Passes rows on, which have a type here and one at the service.",
        toolset="sheets",
        service="sheet",
        implementation=decl.Implementation("method", "sheet.read"),
        input_schema='{"type":"object","properties":{"rows":{"type":"array","description":"A list whose items have no name of their own.","items":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false}}},"required":["rows"],"additionalProperties":false}',
        output_schema='{"type":"array","description":"A list whose items have no name of their own.","items":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false}}',
    )


@cache
def _twins() -> decl.Spec:
    """Give the spec of the tool `twins`."""
    return decl.Spec(
        name="twins",
        description="Tells twins apart.",
        toolset="sheets",
        service="sheet",
        input_schema='{"description":"Fields that an underscore tells apart.","type":"object","properties":{"x":{"type":"integer","minimum":1,"maximum":2},"x_":{"type":"integer","minimum":3,"maximum":4},"both":{"type":"array","items":{"type":"integer","minimum":5,"maximum":6}},"both_":{"type":"array","items":{"type":"integer","minimum":7,"maximum":8}}},"required":["x","x_","both","both_"],"additionalProperties":false}',
    )


@cache
def _describe() -> decl.Spec:
    """Give the spec of the tool `describe`."""
    return decl.Spec(
        name="describe",
        description="Tells what there is.",
        toolset="sheets",
        service="sheet",
        input_schema='{"type":"object","properties":{"kind":{"type":"string","enum":["rows","pages"]}},"required":["kind"],"additionalProperties":false}',
        output_schema='{"description":"Its keywords have a constant, which is called as the table of the next type would be.","type":"object","properties":{"rows":{"type":"integer"},"pages":{"type":"integer"}},"additionalProperties":false,"minProperties":1}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "read_rows": _read_rows,
    "twins": _twins,
    "describe": _describe,
}
