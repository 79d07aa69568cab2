# Made by toolc from schema.tools; do not edit.
"""Everything the design declares of the toolset `keywords`, as data."""

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
        name="keywords",
        service="keywords",
        tools=("swap_bars", "give_text"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _swap_bars() -> decl.Spec:
    """Give the spec of the tool `swap_bars`."""
    return decl.Spec(
        name="swap_bars",
        description="Take one, give the other.",
        toolset="keywords",
        service="keywords",
        input_schema='{"type":"object","properties":{"bar":{"description":"At least one of them.","type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"additionalProperties":false,"minProperties":1}},"required":["bar"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"numbers":{"type":"array","description":"Not three.","items":{"type":"integer","not":{"const":3}}},"pair":{"default":{"n":1,"m":100},"type":"object","properties":{"n":{"type":"integer"},"m":{"type":"integer"}},"required":["n","m"],"additionalProperties":false}},"required":["numbers"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
    )


@cache
def _give_text() -> decl.Spec:
    """Give the spec of the tool `give_text`."""
    return decl.Spec(
        name="give_text",
        description="Give a text.",
        toolset="keywords",
        service="keywords",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":2}',
        effects=decl.Effects(readonly=True),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "swap_bars": _swap_bars,
    "give_text": _give_text,
}
