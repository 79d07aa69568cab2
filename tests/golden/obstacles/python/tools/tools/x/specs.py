# Made by toolc from obstacles.tools; do not edit.
"""Everything the design declares of the toolset `../x`, as data."""

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
        name="../x",
        service="tools",
        tools=("type", "../new", "new", "a.b-c", "CON"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _type_() -> decl.Spec:
    """Give the spec of the tool `type`."""
    return decl.Spec(
        name="type",
        toolset="../x",
        service="tools",
        input_schema='{"type":"object","properties":{"type":{"type":"string"},"args":{"type":"integer"},"tool":{"type":"integer"}},"required":["type","args","tool"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"ok":{"type":"boolean"}},"required":["ok"],"additionalProperties":false}',
    )


@cache
def _dot_dot_slash_new() -> decl.Spec:
    """Give the spec of the tool `../new`."""
    return decl.Spec(
        name="../new",
        toolset="../x",
        service="tools",
        input_schema='{"type":"object","properties":{"new":{"type":"boolean"}},"required":["new"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"items":{"type":"array","items":{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}}},"required":["items"],"additionalProperties":false}',
    )


@cache
def _new() -> decl.Spec:
    """Give the spec of the tool `new`."""
    return decl.Spec(
        name="new",
        toolset="../x",
        service="tools",
        input_schema='{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}}',
    )


@cache
def _a_b_c() -> decl.Spec:
    """Give the spec of the tool `a.b-c`."""
    return decl.Spec(
        name="a.b-c",
        toolset="../x",
        service="tools",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"cx":{"type":"integer"}},"required":["cx"],"additionalProperties":false},{"type":"null"}]}',
    )


@cache
def _con() -> decl.Spec:
    """Give the spec of the tool `CON`."""
    return decl.Spec(
        name="CON",
        toolset="../x",
        service="tools",
        input_schema='{"type":"object","properties":{"a0":{"type":"integer"},"a1":{"type":"integer"},"a2":{"type":"integer"},"a3":{"type":"integer"},"a4":{"type":"integer"},"a5":{"type":"integer"},"a6":{"type":"integer"},"a7":{"type":"integer"},"a8":{"type":"integer"}},"required":["a0","a1","a2","a3","a4","a5","a6","a7","a8"],"additionalProperties":false}',
        output_schema="{}",
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "type": _type_,
    "../new": _dot_dot_slash_new,
    "new": _new,
    "a.b-c": _a_b_c,
    "CON": _con,
}
