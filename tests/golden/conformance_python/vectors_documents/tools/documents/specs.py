# Made by toolc from documents.tools; do not edit.
"""Everything the design declares of the toolset `documents`, as data."""

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
        name="documents",
        service="vectors_documents",
        tools=("check_documents0", "check_documents1", "check_documents2", "check_documents3", "check_documents4", "check_documents5"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_documents0() -> decl.Spec:
    """Give the spec of the tool `check_documents0`."""
    return decl.Spec(
        name="check_documents0",
        description="Checks `Any`.",
        toolset="documents",
        service="vectors_documents",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema="{}",
    )


@cache
def _check_documents1() -> decl.Spec:
    """Give the spec of the tool `check_documents1`."""
    return decl.Spec(
        name="check_documents1",
        description="Checks `Pair`.",
        toolset="documents",
        service="vectors_documents",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"],"additionalProperties":false}',
    )


@cache
def _check_documents2() -> decl.Spec:
    """Give the spec of the tool `check_documents2`."""
    return decl.Spec(
        name="check_documents2",
        description="Checks `Numbers`.",
        toolset="documents",
        service="vectors_documents",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"integer"}}',
    )


@cache
def _check_documents3() -> decl.Spec:
    """Give the spec of the tool `check_documents3`."""
    return decl.Spec(
        name="check_documents3",
        description="Checks `Open`.",
        toolset="documents",
        service="vectors_documents",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}',
    )


@cache
def _check_documents4() -> decl.Spec:
    """Give the spec of the tool `check_documents4`."""
    return decl.Spec(
        name="check_documents4",
        description="Checks `Strings`.",
        toolset="documents",
        service="vectors_documents",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string"}}',
    )


@cache
def _check_documents5() -> decl.Spec:
    """Give the spec of the tool `check_documents5`."""
    return decl.Spec(
        name="check_documents5",
        description="Checks `Nest`.",
        toolset="documents",
        service="vectors_documents",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{}}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_documents0": _check_documents0,
    "check_documents1": _check_documents1,
    "check_documents2": _check_documents2,
    "check_documents3": _check_documents3,
    "check_documents4": _check_documents4,
    "check_documents5": _check_documents5,
}
