# Made by toolc from texts.tools; do not edit.
"""Everything the design declares of the toolset `texts`, as data."""

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
        name="texts",
        service="vectors_texts",
        tools=("check_texts0", "check_texts1", "check_texts2", "check_texts3", "check_texts4", "check_texts5", "check_texts6", "check_texts7", "check_texts8", "check_texts9", "check_texts10"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_texts0() -> decl.Spec:
    """Give the spec of the tool `check_texts0`."""
    return decl.Spec(
        name="check_texts0",
        description="Checks `Text`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string"}',
    )


@cache
def _check_texts1() -> decl.Spec:
    """Give the spec of the tool `check_texts1`."""
    return decl.Spec(
        name="check_texts1",
        description="Checks `Short`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":1,"maxLength":3}',
    )


@cache
def _check_texts2() -> decl.Spec:
    """Give the spec of the tool `check_texts2`."""
    return decl.Spec(
        name="check_texts2",
        description="Checks `Long`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":2}',
    )


@cache
def _check_texts3() -> decl.Spec:
    """Give the spec of the tool `check_texts3`."""
    return decl.Spec(
        name="check_texts3",
        description="Checks `Exact`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":2,"maxLength":2}',
    )


@cache
def _check_texts4() -> decl.Spec:
    """Give the spec of the tool `check_texts4`."""
    return decl.Spec(
        name="check_texts4",
        description="Checks `Little`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","maxLength":1}',
    )


@cache
def _check_texts5() -> decl.Spec:
    """Give the spec of the tool `check_texts5`."""
    return decl.Spec(
        name="check_texts5",
        description="Checks `Both`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","maxLength":2,"allOf":[{"pattern":"^a"},{"pattern":"b$"}]}',
    )


@cache
def _check_texts6() -> decl.Spec:
    """Give the spec of the tool `check_texts6`."""
    return decl.Spec(
        name="check_texts6",
        description="Checks `One`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":1,"maxLength":1}',
    )


@cache
def _check_texts7() -> decl.Spec:
    """Give the spec of the tool `check_texts7`."""
    return decl.Spec(
        name="check_texts7",
        description="Checks `AtMostTwo`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","maxLength":2}',
    )


@cache
def _check_texts8() -> decl.Spec:
    """Give the spec of the tool `check_texts8`."""
    return decl.Spec(
        name="check_texts8",
        description="Checks `Three`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":3,"maxLength":3}',
    )


@cache
def _check_texts9() -> decl.Spec:
    """Give the spec of the tool `check_texts9`."""
    return decl.Spec(
        name="check_texts9",
        description="Checks `Slug`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":2,"maxLength":9,"pattern":"[a-z]$","maxLength":5,"pattern":"^[a-z]"}',
    )


@cache
def _check_texts10() -> decl.Spec:
    """Give the spec of the tool `check_texts10`."""
    return decl.Spec(
        name="check_texts10",
        description="Checks `Keyed`.",
        toolset="texts",
        service="vectors_texts",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":2}}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_texts0": _check_texts0,
    "check_texts1": _check_texts1,
    "check_texts2": _check_texts2,
    "check_texts3": _check_texts3,
    "check_texts4": _check_texts4,
    "check_texts5": _check_texts5,
    "check_texts6": _check_texts6,
    "check_texts7": _check_texts7,
    "check_texts8": _check_texts8,
    "check_texts9": _check_texts9,
    "check_texts10": _check_texts10,
}
