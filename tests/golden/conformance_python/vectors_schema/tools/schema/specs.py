# Made by toolc from schema.tools; do not edit.
"""Everything the design declares of the toolset `schema`, as data."""

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
        name="schema",
        service="vectors_schema",
        tools=("check_schema0", "check_schema1", "check_schema2", "check_schema3", "check_schema4", "check_schema5", "check_schema6", "check_schema7", "check_schema8", "check_schema9", "check_schema10", "check_schema11", "check_schema12", "check_schema13"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_schema0() -> decl.Spec:
    """Give the spec of the tool `check_schema0`."""
    return decl.Spec(
        name="check_schema0",
        description="Checks `Even`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","multipleOf":2,"not":{"const":4}}',
    )


@cache
def _check_schema1() -> decl.Spec:
    """Give the spec of the tool `check_schema1`."""
    return decl.Spec(
        name="check_schema1",
        description="Checks `Small`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","maximum":100,"not":{"const":7},"multipleOf":5}',
    )


@cache
def _check_schema2() -> decl.Spec:
    """Give the spec of the tool `check_schema2`."""
    return decl.Spec(
        name="check_schema2",
        description="Checks `Evens`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"integer","multipleOf":2,"not":{"const":4}}}',
    )


@cache
def _check_schema3() -> decl.Spec:
    """Give the spec of the tool `check_schema3`."""
    return decl.Spec(
        name="check_schema3",
        description="Checks `Named`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string"},"contains":{"const":"a"}}',
    )


@cache
def _check_schema4() -> decl.Spec:
    """Give the spec of the tool `check_schema4`."""
    return decl.Spec(
        name="check_schema4",
        description="Checks `Pair`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer","default":0}},"required":["a"],"additionalProperties":false,"minProperties":2}',
    )


@cache
def _check_schema5() -> decl.Spec:
    """Give the spec of the tool `check_schema5`."""
    return decl.Spec(
        name="check_schema5",
        description="Checks `Loose`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","required":["b"]}',
    )


@cache
def _check_schema6() -> decl.Spec:
    """Give the spec of the tool `check_schema6`."""
    return decl.Spec(
        name="check_schema6",
        description="Checks `Deep`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"properties":{"a":{"properties":{"b":{"type":"integer"}}}}}',
    )


@cache
def _check_schema7() -> decl.Spec:
    """Give the spec of the tool `check_schema7`."""
    return decl.Spec(
        name="check_schema7",
        description="Checks `Maybe`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"integer","multipleOf":2,"not":{"const":4}},{"type":"null"}]}',
    )


@cache
def _check_schema8() -> decl.Spec:
    """Give the spec of the tool `check_schema8`."""
    return decl.Spec(
        name="check_schema8",
        description="Checks `Hidden`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"pin":{"type":"integer","multipleOf":2,"not":{"const":4}}},"required":["pin"],"additionalProperties":false}',
    )


@cache
def _check_schema9() -> decl.Spec:
    """Give the spec of the tool `check_schema9`."""
    return decl.Spec(
        name="check_schema9",
        description="Checks `Loose2`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"maxItems":0}',
    )


@cache
def _check_schema10() -> decl.Spec:
    """Give the spec of the tool `check_schema10`."""
    return decl.Spec(
        name="check_schema10",
        description="Checks `Big`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"maximum":1e308}',
    )


@cache
def _check_schema11() -> decl.Spec:
    """Give the spec of the tool `check_schema11`."""
    return decl.Spec(
        name="check_schema11",
        description="Checks `Half`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","multipleOf":2}',
    )


@cache
def _check_schema12() -> decl.Spec:
    """Give the spec of the tool `check_schema12`."""
    return decl.Spec(
        name="check_schema12",
        description="Checks `Third`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","multipleOf":3}',
    )


@cache
def _check_schema13() -> decl.Spec:
    """Give the spec of the tool `check_schema13`."""
    return decl.Spec(
        name="check_schema13",
        description="Checks `Halves`.",
        toolset="schema",
        service="vectors_schema",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"many":{"type":"object","additionalProperties":{"type":"array","prefixItems":[{"type":"number","multipleOf":2},{"type":"integer","multipleOf":2}],"items":false,"minItems":2}}},"required":["many"],"additionalProperties":{"anyOf":[{"type":"string"},{"type":"integer","multipleOf":2,"not":{"const":4}}]}}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_schema0": _check_schema0,
    "check_schema1": _check_schema1,
    "check_schema2": _check_schema2,
    "check_schema3": _check_schema3,
    "check_schema4": _check_schema4,
    "check_schema5": _check_schema5,
    "check_schema6": _check_schema6,
    "check_schema7": _check_schema7,
    "check_schema8": _check_schema8,
    "check_schema9": _check_schema9,
    "check_schema10": _check_schema10,
    "check_schema11": _check_schema11,
    "check_schema12": _check_schema12,
    "check_schema13": _check_schema13,
}
