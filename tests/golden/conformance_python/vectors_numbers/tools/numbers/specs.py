# Made by toolc from numbers.tools; do not edit.
"""Everything the design declares of the toolset `numbers`, as data."""

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
        name="numbers",
        service="vectors_numbers",
        tools=("check_numbers0", "check_numbers1", "check_numbers2", "check_numbers3", "check_numbers4", "check_numbers5", "check_numbers6", "check_numbers7", "check_numbers8", "check_numbers9", "check_numbers10", "check_numbers11", "check_numbers12", "check_numbers13", "check_numbers14", "check_numbers15", "check_numbers16", "check_numbers17", "check_numbers18", "check_numbers19", "check_numbers20", "check_numbers21"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_numbers0() -> decl.Spec:
    """Give the spec of the tool `check_numbers0`."""
    return decl.Spec(
        name="check_numbers0",
        description="Checks `Whole`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer"}',
    )


@cache
def _check_numbers1() -> decl.Spec:
    """Give the spec of the tool `check_numbers1`."""
    return decl.Spec(
        name="check_numbers1",
        description="Checks `Real`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number"}',
    )


@cache
def _check_numbers2() -> decl.Spec:
    """Give the spec of the tool `check_numbers2`."""
    return decl.Spec(
        name="check_numbers2",
        description="Checks `Percent`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","minimum":0,"maximum":100}',
    )


@cache
def _check_numbers3() -> decl.Spec:
    """Give the spec of the tool `check_numbers3`."""
    return decl.Spec(
        name="check_numbers3",
        description="Checks `Positive`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","exclusiveMinimum":0}',
    )


@cache
def _check_numbers4() -> decl.Spec:
    """Give the spec of the tool `check_numbers4`."""
    return decl.Spec(
        name="check_numbers4",
        description="Checks `Odds`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1}',
    )


@cache
def _check_numbers5() -> decl.Spec:
    """Give the spec of the tool `check_numbers5`."""
    return decl.Spec(
        name="check_numbers5",
        description="Checks `AtLeast`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","minimum":0.5}',
    )


@cache
def _check_numbers6() -> decl.Spec:
    """Give the spec of the tool `check_numbers6`."""
    return decl.Spec(
        name="check_numbers6",
        description="Checks `Five`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","multipleOf":5}',
    )


@cache
def _check_numbers7() -> decl.Spec:
    """Give the spec of the tool `check_numbers7`."""
    return decl.Spec(
        name="check_numbers7",
        description="Checks `Tenth`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","multipleOf":0.1}',
    )


@cache
def _check_numbers8() -> decl.Spec:
    """Give the spec of the tool `check_numbers8`."""
    return decl.Spec(
        name="check_numbers8",
        description="Checks `Cents`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","minimum":0,"maximum":10,"multipleOf":0.01}',
    )


@cache
def _check_numbers9() -> decl.Spec:
    """Give the spec of the tool `check_numbers9`."""
    return decl.Spec(
        name="check_numbers9",
        description="Checks `Some`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","minimum":10,"maximum":20,"multipleOf":4}',
    )


@cache
def _check_numbers10() -> decl.Spec:
    """Give the spec of the tool `check_numbers10`."""
    return decl.Spec(
        name="check_numbers10",
        description="Checks `Between`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","minimum":-5,"maximum":5}',
    )


@cache
def _check_numbers11() -> decl.Spec:
    """Give the spec of the tool `check_numbers11`."""
    return decl.Spec(
        name="check_numbers11",
        description="Checks `Below`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","exclusiveMaximum":10}',
    )


@cache
def _check_numbers12() -> decl.Spec:
    """Give the spec of the tool `check_numbers12`."""
    return decl.Spec(
        name="check_numbers12",
        description="Checks `AtMost`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","maximum":3}',
    )


@cache
def _check_numbers13() -> decl.Spec:
    """Give the spec of the tool `check_numbers13`."""
    return decl.Spec(
        name="check_numbers13",
        description="Checks `Inside`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","exclusiveMinimum":0.5,"exclusiveMaximum":1.5}',
    )


@cache
def _check_numbers14() -> decl.Spec:
    """Give the spec of the tool `check_numbers14`."""
    return decl.Spec(
        name="check_numbers14",
        description="Checks `Tight`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","minimum":0.1,"maximum":0.3}',
    )


@cache
def _check_numbers15() -> decl.Spec:
    """Give the spec of the tool `check_numbers15`."""
    return decl.Spec(
        name="check_numbers15",
        description="Checks `Huge`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","maximum":9007199254740992}',
    )


@cache
def _check_numbers16() -> decl.Spec:
    """Give the spec of the tool `check_numbers16`."""
    return decl.Spec(
        name="check_numbers16",
        description="Checks `Unit`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","minimum":1,"maximum":1}',
    )


@cache
def _check_numbers17() -> decl.Spec:
    """Give the spec of the tool `check_numbers17`."""
    return decl.Spec(
        name="check_numbers17",
        description="Checks `Wide`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","multipleOf":10}',
    )


@cache
def _check_numbers18() -> decl.Spec:
    """Give the spec of the tool `check_numbers18`."""
    return decl.Spec(
        name="check_numbers18",
        description="Checks `Third`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","multipleOf":3}',
    )


@cache
def _check_numbers19() -> decl.Spec:
    """Give the spec of the tool `check_numbers19`."""
    return decl.Spec(
        name="check_numbers19",
        description="Checks `Halves`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","multipleOf":2.5}',
    )


@cache
def _check_numbers20() -> decl.Spec:
    """Give the spec of the tool `check_numbers20`."""
    return decl.Spec(
        name="check_numbers20",
        description="Checks `Millis`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number","exclusiveMinimum":0,"multipleOf":0.001}',
    )


@cache
def _check_numbers21() -> decl.Spec:
    """Give the spec of the tool `check_numbers21`."""
    return decl.Spec(
        name="check_numbers21",
        description="Checks `Narrow`.",
        toolset="numbers",
        service="vectors_numbers",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","minimum":0,"maximum":100,"multipleOf":5,"minimum":50,"maximum":200}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_numbers0": _check_numbers0,
    "check_numbers1": _check_numbers1,
    "check_numbers2": _check_numbers2,
    "check_numbers3": _check_numbers3,
    "check_numbers4": _check_numbers4,
    "check_numbers5": _check_numbers5,
    "check_numbers6": _check_numbers6,
    "check_numbers7": _check_numbers7,
    "check_numbers8": _check_numbers8,
    "check_numbers9": _check_numbers9,
    "check_numbers10": _check_numbers10,
    "check_numbers11": _check_numbers11,
    "check_numbers12": _check_numbers12,
    "check_numbers13": _check_numbers13,
    "check_numbers14": _check_numbers14,
    "check_numbers15": _check_numbers15,
    "check_numbers16": _check_numbers16,
    "check_numbers17": _check_numbers17,
    "check_numbers18": _check_numbers18,
    "check_numbers19": _check_numbers19,
    "check_numbers20": _check_numbers20,
    "check_numbers21": _check_numbers21,
}
