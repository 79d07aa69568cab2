# Made by toolc from formats.tools; do not edit.
"""Everything the design declares of the toolset `formats`, as data."""

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
        name="formats",
        service="vectors_formats",
        tools=("check_formats0", "check_formats1", "check_formats2", "check_formats3", "check_formats4", "check_formats5", "check_formats6", "check_formats7", "check_formats8", "check_formats9", "check_formats10", "check_formats11", "check_formats12", "check_formats13", "check_formats14", "check_formats15"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_formats0() -> decl.Spec:
    """Give the spec of the tool `check_formats0`."""
    return decl.Spec(
        name="check_formats0",
        description="Checks `Stamp`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"date-time"}',
    )


@cache
def _check_formats1() -> decl.Spec:
    """Give the spec of the tool `check_formats1`."""
    return decl.Spec(
        name="check_formats1",
        description="Checks `Day`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"date"}',
    )


@cache
def _check_formats2() -> decl.Spec:
    """Give the spec of the tool `check_formats2`."""
    return decl.Spec(
        name="check_formats2",
        description="Checks `Clock`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"time"}',
    )


@cache
def _check_formats3() -> decl.Spec:
    """Give the spec of the tool `check_formats3`."""
    return decl.Spec(
        name="check_formats3",
        description="Checks `Span`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"duration"}',
    )


@cache
def _check_formats4() -> decl.Spec:
    """Give the spec of the tool `check_formats4`."""
    return decl.Spec(
        name="check_formats4",
        description="Checks `Id`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"uuid"}',
    )


@cache
def _check_formats5() -> decl.Spec:
    """Give the spec of the tool `check_formats5`."""
    return decl.Spec(
        name="check_formats5",
        description="Checks `Link`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"uri"}',
    )


@cache
def _check_formats6() -> decl.Spec:
    """Give the spec of the tool `check_formats6`."""
    return decl.Spec(
        name="check_formats6",
        description="Checks `Mail`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"email"}',
    )


@cache
def _check_formats7() -> decl.Spec:
    """Give the spec of the tool `check_formats7`."""
    return decl.Spec(
        name="check_formats7",
        description="Checks `Host`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"hostname"}',
    )


@cache
def _check_formats8() -> decl.Spec:
    """Give the spec of the tool `check_formats8`."""
    return decl.Spec(
        name="check_formats8",
        description="Checks `V4`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"ipv4"}',
    )


@cache
def _check_formats9() -> decl.Spec:
    """Give the spec of the tool `check_formats9`."""
    return decl.Spec(
        name="check_formats9",
        description="Checks `V6`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"ipv6"}',
    )


@cache
def _check_formats10() -> decl.Spec:
    """Give the spec of the tool `check_formats10`."""
    return decl.Spec(
        name="check_formats10",
        description="Checks `File`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string"}',
    )


@cache
def _check_formats11() -> decl.Spec:
    """Give the spec of the tool `check_formats11`."""
    return decl.Spec(
        name="check_formats11",
        description="Checks `Data`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","contentEncoding":"base64"}',
    )


@cache
def _check_formats12() -> decl.Spec:
    """Give the spec of the tool `check_formats12`."""
    return decl.Spec(
        name="check_formats12",
        description="Checks `ShortLink`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"uri","maxLength":20}',
    )


@cache
def _check_formats13() -> decl.Spec:
    """Give the spec of the tool `check_formats13`."""
    return decl.Spec(
        name="check_formats13",
        description="Checks `Mails`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string","format":"email"},"minItems":1}',
    )


@cache
def _check_formats14() -> decl.Spec:
    """Give the spec of the tool `check_formats14`."""
    return decl.Spec(
        name="check_formats14",
        description="Checks `ByHost`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"string","format":"hostname"}}',
    )


@cache
def _check_formats15() -> decl.Spec:
    """Give the spec of the tool `check_formats15`."""
    return decl.Spec(
        name="check_formats15",
        description="Checks `When`.",
        toolset="formats",
        service="vectors_formats",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","format":"date-time","maxLength":20,"pattern":"Z$"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_formats0": _check_formats0,
    "check_formats1": _check_formats1,
    "check_formats2": _check_formats2,
    "check_formats3": _check_formats3,
    "check_formats4": _check_formats4,
    "check_formats5": _check_formats5,
    "check_formats6": _check_formats6,
    "check_formats7": _check_formats7,
    "check_formats8": _check_formats8,
    "check_formats9": _check_formats9,
    "check_formats10": _check_formats10,
    "check_formats11": _check_formats11,
    "check_formats12": _check_formats12,
    "check_formats13": _check_formats13,
    "check_formats14": _check_formats14,
    "check_formats15": _check_formats15,
}
