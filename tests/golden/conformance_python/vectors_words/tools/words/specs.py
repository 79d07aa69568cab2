# Made by toolc from words.tools; do not edit.
"""Everything the design declares of the toolset `words`, as data."""

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
        name="words",
        service="vectors_words",
        tools=("check_words0", "check_words1", "check_words2", "check_words3", "check_words4", "check_words5", "check_words6", "check_words7", "check_words8", "check_words9", "check_words10", "check_words11"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_words0() -> decl.Spec:
    """Give the spec of the tool `check_words0`."""
    return decl.Spec(
        name="check_words0",
        description="Checks `Number`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer"}',
    )


@cache
def _check_words1() -> decl.Spec:
    """Give the spec of the tool `check_words1`."""
    return decl.Spec(
        name="check_words1",
        description="Checks `Colour`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["red","green","blue","grey","gray"]}',
    )


@cache
def _check_words2() -> decl.Spec:
    """Give the spec of the tool `check_words2`."""
    return decl.Spec(
        name="check_words2",
        description="Checks `Keys`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"order_by":{"type":"integer"},"orderBy2":{"type":"integer"},"created_at":{"type":"integer"},"limit":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_words3() -> decl.Spec:
    """Give the spec of the tool `check_words3`."""
    return decl.Spec(
        name="check_words3",
        description="Checks `Pair`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"ab":{"type":"integer"},"ba":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_words4() -> decl.Spec:
    """Give the spec of the tool `check_words4`."""
    return decl.Spec(
        name="check_words4",
        description="Checks `Two`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"ab":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_words5() -> decl.Spec:
    """Give the spec of the tool `check_words5`."""
    return decl.Spec(
        name="check_words5",
        description="Checks `Marks`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"naïve":{"type":"integer"},"a-b-c":{"type":"integer"},"_":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_words6() -> decl.Spec:
    """Give the spec of the tool `check_words6`."""
    return decl.Spec(
        name="check_words6",
        description="Checks `Six`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"create":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_words7() -> decl.Spec:
    """Give the spec of the tool `check_words7`."""
    return decl.Spec(
        name="check_words7",
        description="Checks `Osa`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"xxxxabc":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_words8() -> decl.Spec:
    """Give the spec of the tool `check_words8`."""
    return decl.Spec(
        name="check_words8",
        description="Checks `Ties`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"cat":{"type":"integer"},"car":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_words9() -> decl.Spec:
    """Give the spec of the tool `check_words9`."""
    return decl.Spec(
        name="check_words9",
        description="Checks `Long`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy":{"type":"integer"},"short":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_words10() -> decl.Spec:
    """Give the spec of the tool `check_words10`."""
    return decl.Spec(
        name="check_words10",
        description="Checks `Need`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"created_at":{"type":"integer"},"updated_at":{"type":"integer"}},"required":["created_at","updated_at"],"additionalProperties":false}',
    )


@cache
def _check_words11() -> decl.Spec:
    """Give the spec of the tool `check_words11`."""
    return decl.Spec(
        name="check_words11",
        description="Checks `Mapped`.",
        toolset="words",
        service="vectors_words",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"integer"}}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_words0": _check_words0,
    "check_words1": _check_words1,
    "check_words2": _check_words2,
    "check_words3": _check_words3,
    "check_words4": _check_words4,
    "check_words5": _check_words5,
    "check_words6": _check_words6,
    "check_words7": _check_words7,
    "check_words8": _check_words8,
    "check_words9": _check_words9,
    "check_words10": _check_words10,
    "check_words11": _check_words11,
}
