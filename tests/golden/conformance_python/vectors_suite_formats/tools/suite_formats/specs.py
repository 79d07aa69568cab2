# Made by toolc from suite_formats.tools; do not edit.
"""Everything the design declares of the toolset `suite_formats`, as data."""

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
        name="suite_formats",
        service="vectors_suite_formats",
        tools=("check_suite_formats0", "check_suite_formats1", "check_suite_formats2", "check_suite_formats3", "check_suite_formats4", "check_suite_formats5", "check_suite_formats6", "check_suite_formats7", "check_suite_formats8", "check_suite_formats9"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_suite_formats0() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats0`."""
    return decl.Spec(
        name="check_suite_formats0",
        description="Checks `DateTime`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"date-time"}',
    )


@cache
def _check_suite_formats1() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats1`."""
    return decl.Spec(
        name="check_suite_formats1",
        description="Checks `Date`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"date"}',
    )


@cache
def _check_suite_formats2() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats2`."""
    return decl.Spec(
        name="check_suite_formats2",
        description="Checks `Duration`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"duration"}',
    )


@cache
def _check_suite_formats3() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats3`."""
    return decl.Spec(
        name="check_suite_formats3",
        description="Checks `Email`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"email"}',
    )


@cache
def _check_suite_formats4() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats4`."""
    return decl.Spec(
        name="check_suite_formats4",
        description="Checks `Hostname`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"hostname"}',
    )


@cache
def _check_suite_formats5() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats5`."""
    return decl.Spec(
        name="check_suite_formats5",
        description="Checks `Ipv4`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"ipv4"}',
    )


@cache
def _check_suite_formats6() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats6`."""
    return decl.Spec(
        name="check_suite_formats6",
        description="Checks `Ipv6`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"ipv6"}',
    )


@cache
def _check_suite_formats7() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats7`."""
    return decl.Spec(
        name="check_suite_formats7",
        description="Checks `Time`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"time"}',
    )


@cache
def _check_suite_formats8() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats8`."""
    return decl.Spec(
        name="check_suite_formats8",
        description="Checks `Uri`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"uri"}',
    )


@cache
def _check_suite_formats9() -> decl.Spec:
    """Give the spec of the tool `check_suite_formats9`."""
    return decl.Spec(
        name="check_suite_formats9",
        description="Checks `Uuid`.",
        toolset="suite_formats",
        service="vectors_suite_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"uuid"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_suite_formats0": _check_suite_formats0,
    "check_suite_formats1": _check_suite_formats1,
    "check_suite_formats2": _check_suite_formats2,
    "check_suite_formats3": _check_suite_formats3,
    "check_suite_formats4": _check_suite_formats4,
    "check_suite_formats5": _check_suite_formats5,
    "check_suite_formats6": _check_suite_formats6,
    "check_suite_formats7": _check_suite_formats7,
    "check_suite_formats8": _check_suite_formats8,
    "check_suite_formats9": _check_suite_formats9,
}
