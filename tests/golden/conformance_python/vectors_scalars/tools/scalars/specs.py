# Made by toolc from scalars.tools; do not edit.
"""Everything the design declares of the toolset `scalars`, as data."""

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
        name="scalars",
        service="vectors_scalars",
        tools=("check_scalars0", "check_scalars1", "check_scalars2", "check_scalars3", "check_scalars4", "check_scalars5", "check_scalars6", "check_scalars7", "check_scalars8", "check_scalars9", "check_scalars10", "check_scalars11", "check_scalars12", "check_scalars13", "check_scalars14", "check_scalars15", "check_scalars16", "check_scalars17"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_scalars0() -> decl.Spec:
    """Give the spec of the tool `check_scalars0`."""
    return decl.Spec(
        name="check_scalars0",
        description="Checks `Text`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string"}',
    )


@cache
def _check_scalars1() -> decl.Spec:
    """Give the spec of the tool `check_scalars1`."""
    return decl.Spec(
        name="check_scalars1",
        description="Checks `Whole`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer"}',
    )


@cache
def _check_scalars2() -> decl.Spec:
    """Give the spec of the tool `check_scalars2`."""
    return decl.Spec(
        name="check_scalars2",
        description="Checks `Real`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"number"}',
    )


@cache
def _check_scalars3() -> decl.Spec:
    """Give the spec of the tool `check_scalars3`."""
    return decl.Spec(
        name="check_scalars3",
        description="Checks `Flag`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
    )


@cache
def _check_scalars4() -> decl.Spec:
    """Give the spec of the tool `check_scalars4`."""
    return decl.Spec(
        name="check_scalars4",
        description="Checks `Nothing`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"null"}',
    )


@cache
def _check_scalars5() -> decl.Spec:
    """Give the spec of the tool `check_scalars5`."""
    return decl.Spec(
        name="check_scalars5",
        description="Checks `MaybeText`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string"},{"type":"null"}]}',
    )


@cache
def _check_scalars6() -> decl.Spec:
    """Give the spec of the tool `check_scalars6`."""
    return decl.Spec(
        name="check_scalars6",
        description="Checks `Any`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema="{}",
    )


@cache
def _check_scalars7() -> decl.Spec:
    """Give the spec of the tool `check_scalars7`."""
    return decl.Spec(
        name="check_scalars7",
        description="Checks `MaybeWhole`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"integer"},{"type":"null"}]}',
    )


@cache
def _check_scalars8() -> decl.Spec:
    """Give the spec of the tool `check_scalars8`."""
    return decl.Spec(
        name="check_scalars8",
        description="Checks `MaybeReal`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"number"},{"type":"null"}]}',
    )


@cache
def _check_scalars9() -> decl.Spec:
    """Give the spec of the tool `check_scalars9`."""
    return decl.Spec(
        name="check_scalars9",
        description="Checks `MaybeFlag`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"boolean"},{"type":"null"}]}',
    )


@cache
def _check_scalars10() -> decl.Spec:
    """Give the spec of the tool `check_scalars10`."""
    return decl.Spec(
        name="check_scalars10",
        description="Checks `MaybeAny`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{},{"type":"null"}]}',
    )


@cache
def _check_scalars11() -> decl.Spec:
    """Give the spec of the tool `check_scalars11`."""
    return decl.Spec(
        name="check_scalars11",
        description="Checks `MaybeData`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","contentEncoding":"base64"},{"type":"null"}]}',
    )


@cache
def _check_scalars12() -> decl.Spec:
    """Give the spec of the tool `check_scalars12`."""
    return decl.Spec(
        name="check_scalars12",
        description="Checks `MaybeDay`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]}',
    )


@cache
def _check_scalars13() -> decl.Spec:
    """Give the spec of the tool `check_scalars13`."""
    return decl.Spec(
        name="check_scalars13",
        description="Checks `MaybeList`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"null"}]}',
    )


@cache
def _check_scalars14() -> decl.Spec:
    """Give the spec of the tool `check_scalars14`."""
    return decl.Spec(
        name="check_scalars14",
        description="Checks `MaybeMap`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},{"type":"null"}]}',
    )


@cache
def _check_scalars15() -> decl.Spec:
    """Give the spec of the tool `check_scalars15`."""
    return decl.Spec(
        name="check_scalars15",
        description="Checks `MaybeRecord`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false},{"type":"null"}]}',
    )


@cache
def _check_scalars16() -> decl.Spec:
    """Give the spec of the tool `check_scalars16`."""
    return decl.Spec(
        name="check_scalars16",
        description="Checks `Data`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","contentEncoding":"base64"}',
    )


@cache
def _check_scalars17() -> decl.Spec:
    """Give the spec of the tool `check_scalars17`."""
    return decl.Spec(
        name="check_scalars17",
        description="Checks `Noted`.",
        toolset="scalars",
        service="vectors_scalars",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","title":"A note","examples":["x"],"format":"email"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_scalars0": _check_scalars0,
    "check_scalars1": _check_scalars1,
    "check_scalars2": _check_scalars2,
    "check_scalars3": _check_scalars3,
    "check_scalars4": _check_scalars4,
    "check_scalars5": _check_scalars5,
    "check_scalars6": _check_scalars6,
    "check_scalars7": _check_scalars7,
    "check_scalars8": _check_scalars8,
    "check_scalars9": _check_scalars9,
    "check_scalars10": _check_scalars10,
    "check_scalars11": _check_scalars11,
    "check_scalars12": _check_scalars12,
    "check_scalars13": _check_scalars13,
    "check_scalars14": _check_scalars14,
    "check_scalars15": _check_scalars15,
    "check_scalars16": _check_scalars16,
    "check_scalars17": _check_scalars17,
}
