# Made by toolc from suite_patterns.tools; do not edit.
"""Everything the design declares of the toolset `suite_patterns`, as data."""

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
        name="suite_patterns",
        service="vectors_suite_patterns",
        tools=("check_suite_patterns0", "check_suite_patterns1", "check_suite_patterns2", "check_suite_patterns3", "check_suite_patterns4", "check_suite_patterns5", "check_suite_patterns6", "check_suite_patterns7", "check_suite_patterns8", "check_suite_patterns9", "check_suite_patterns10", "check_suite_patterns11", "check_suite_patterns12", "check_suite_patterns13", "check_suite_patterns14"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_suite_patterns0() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns0`."""
    return decl.Spec(
        name="check_suite_patterns0",
        description="Checks `P1`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^abc$"}',
    )


@cache
def _check_suite_patterns1() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns1`."""
    return decl.Spec(
        name="check_suite_patterns1",
        description="Checks `P2`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\t$"}',
    )


@cache
def _check_suite_patterns2() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns2`."""
    return decl.Spec(
        name="check_suite_patterns2",
        description="Checks `P3`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\cC$"}',
    )


@cache
def _check_suite_patterns3() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns3`."""
    return decl.Spec(
        name="check_suite_patterns3",
        description="Checks `P4`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\cc$"}',
    )


@cache
def _check_suite_patterns4() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns4`."""
    return decl.Spec(
        name="check_suite_patterns4",
        description="Checks `P5`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\d$"}',
    )


@cache
def _check_suite_patterns5() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns5`."""
    return decl.Spec(
        name="check_suite_patterns5",
        description="Checks `P6`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\D$"}',
    )


@cache
def _check_suite_patterns6() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns6`."""
    return decl.Spec(
        name="check_suite_patterns6",
        description="Checks `P7`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\w$"}',
    )


@cache
def _check_suite_patterns7() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns7`."""
    return decl.Spec(
        name="check_suite_patterns7",
        description="Checks `P8`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\W$"}',
    )


@cache
def _check_suite_patterns8() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns8`."""
    return decl.Spec(
        name="check_suite_patterns8",
        description="Checks `P9`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\s$"}',
    )


@cache
def _check_suite_patterns9() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns9`."""
    return decl.Spec(
        name="check_suite_patterns9",
        description="Checks `P10`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\S$"}',
    )


@cache
def _check_suite_patterns10() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns10`."""
    return decl.Spec(
        name="check_suite_patterns10",
        description="Checks `P11`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"\\\\p{Letter}cole"}',
    )


@cache
def _check_suite_patterns11() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns11`."""
    return decl.Spec(
        name="check_suite_patterns11",
        description="Checks `P12`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"\\\\wcole"}',
    )


@cache
def _check_suite_patterns12() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns12`."""
    return decl.Spec(
        name="check_suite_patterns12",
        description="Checks `P13`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"[a-z]cole"}',
    )


@cache
def _check_suite_patterns13() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns13`."""
    return decl.Spec(
        name="check_suite_patterns13",
        description="Checks `P14`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\d+$"}',
    )


@cache
def _check_suite_patterns14() -> decl.Spec:
    """Give the spec of the tool `check_suite_patterns14`."""
    return decl.Spec(
        name="check_suite_patterns14",
        description="Checks `P15`.",
        toolset="suite_patterns",
        service="vectors_suite_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\p{digit}+$"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_suite_patterns0": _check_suite_patterns0,
    "check_suite_patterns1": _check_suite_patterns1,
    "check_suite_patterns2": _check_suite_patterns2,
    "check_suite_patterns3": _check_suite_patterns3,
    "check_suite_patterns4": _check_suite_patterns4,
    "check_suite_patterns5": _check_suite_patterns5,
    "check_suite_patterns6": _check_suite_patterns6,
    "check_suite_patterns7": _check_suite_patterns7,
    "check_suite_patterns8": _check_suite_patterns8,
    "check_suite_patterns9": _check_suite_patterns9,
    "check_suite_patterns10": _check_suite_patterns10,
    "check_suite_patterns11": _check_suite_patterns11,
    "check_suite_patterns12": _check_suite_patterns12,
    "check_suite_patterns13": _check_suite_patterns13,
    "check_suite_patterns14": _check_suite_patterns14,
}
