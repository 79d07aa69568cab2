# Made by toolc from enums.tools; do not edit.
"""Everything the design declares of the toolset `enums`, as data."""

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
        name="enums",
        service="vectors_enums",
        tools=("check_enums0", "check_enums1", "check_enums2", "check_enums3", "check_enums4", "check_enums5", "check_enums6", "check_enums7", "check_enums8", "check_enums9", "check_enums10", "check_enums11", "check_enums12", "check_enums13", "check_enums14", "check_enums15", "check_enums16", "check_enums17", "check_enums18", "check_enums19", "check_enums20"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_enums0() -> decl.Spec:
    """Give the spec of the tool `check_enums0`."""
    return decl.Spec(
        name="check_enums0",
        description="Checks `Status`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["pending","in_progress","done"]}',
    )


@cache
def _check_enums1() -> decl.Spec:
    """Give the spec of the tool `check_enums1`."""
    return decl.Spec(
        name="check_enums1",
        description="Checks `Code`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","enum":[200,404]}',
    )


@cache
def _check_enums2() -> decl.Spec:
    """Give the spec of the tool `check_enums2`."""
    return decl.Spec(
        name="check_enums2",
        description="Checks `Sort`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["+1","-1",""]}',
    )


@cache
def _check_enums3() -> decl.Spec:
    """Give the spec of the tool `check_enums3`."""
    return decl.Spec(
        name="check_enums3",
        description="Checks `Mode`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["fast","slow"]}',
    )


@cache
def _check_enums4() -> decl.Spec:
    """Give the spec of the tool `check_enums4`."""
    return decl.Spec(
        name="check_enums4",
        description="Checks `Level`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","enum":[1,2,3]}',
    )


@cache
def _check_enums5() -> decl.Spec:
    """Give the spec of the tool `check_enums5`."""
    return decl.Spec(
        name="check_enums5",
        description="Checks `Mixed`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"enum":["auto",1,2.5,true]},{"type":"null"}]}',
    )


@cache
def _check_enums6() -> decl.Spec:
    """Give the spec of the tool `check_enums6`."""
    return decl.Spec(
        name="check_enums6",
        description="Checks `Only`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["v1"]}',
    )


@cache
def _check_enums7() -> decl.Spec:
    """Give the spec of the tool `check_enums7`."""
    return decl.Spec(
        name="check_enums7",
        description="Checks `OptionalMode`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","enum":["fast","slow"]},{"type":"null"}]}',
    )


@cache
def _check_enums8() -> decl.Spec:
    """Give the spec of the tool `check_enums8`."""
    return decl.Spec(
        name="check_enums8",
        description="Checks `Job`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"kind":{"type":"string","enum":["job"]}},"required":["kind"],"additionalProperties":false}',
    )


@cache
def _check_enums9() -> decl.Spec:
    """Give the spec of the tool `check_enums9`."""
    return decl.Spec(
        name="check_enums9",
        description="Checks `Many`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["a01","a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18","a19","a20","a21","a22"]}',
    )


@cache
def _check_enums10() -> decl.Spec:
    """Give the spec of the tool `check_enums10`."""
    return decl.Spec(
        name="check_enums10",
        description="Checks `Twenty`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["a01","a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18","a19","a20"]}',
    )


@cache
def _check_enums11() -> decl.Spec:
    """Give the spec of the tool `check_enums11`."""
    return decl.Spec(
        name="check_enums11",
        description="Checks `TwentyOne`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["a01","a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18","a19","a20","a21"]}',
    )


@cache
def _check_enums12() -> decl.Spec:
    """Give the spec of the tool `check_enums12`."""
    return decl.Spec(
        name="check_enums12",
        description="Checks `Rate`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"enum":[0.5,1,9007199254740993,1e-7]}',
    )


@cache
def _check_enums13() -> decl.Spec:
    """Give the spec of the tool `check_enums13`."""
    return decl.Spec(
        name="check_enums13",
        description="Checks `Accent`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["été","ÉTÉ","日本"]}',
    )


@cache
def _check_enums14() -> decl.Spec:
    """Give the spec of the tool `check_enums14`."""
    return decl.Spec(
        name="check_enums14",
        description="Checks `Yes`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"boolean","enum":[true]}',
    )


@cache
def _check_enums15() -> decl.Spec:
    """Give the spec of the tool `check_enums15`."""
    return decl.Spec(
        name="check_enums15",
        description="Checks `Answer`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"integer","enum":[42]}',
    )


@cache
def _check_enums16() -> decl.Spec:
    """Give the spec of the tool `check_enums16`."""
    return decl.Spec(
        name="check_enums16",
        description="Checks `OnlyMaybe`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","enum":["v1"]},{"type":"null"}]}',
    )


@cache
def _check_enums17() -> decl.Spec:
    """Give the spec of the tool `check_enums17`."""
    return decl.Spec(
        name="check_enums17",
        description="Checks `Flags`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"enum":[true,"unknown"]}',
    )


@cache
def _check_enums18() -> decl.Spec:
    """Give the spec of the tool `check_enums18`."""
    return decl.Spec(
        name="check_enums18",
        description="Checks `Statuses`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string","enum":["pending","in_progress","done"]}}',
    )


@cache
def _check_enums19() -> decl.Spec:
    """Give the spec of the tool `check_enums19`."""
    return decl.Spec(
        name="check_enums19",
        description="Checks `ByStatus`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"string","enum":["pending","in_progress","done"]}}',
    )


@cache
def _check_enums20() -> decl.Spec:
    """Give the spec of the tool `check_enums20`."""
    return decl.Spec(
        name="check_enums20",
        description="Checks `Long`.",
        toolset="enums",
        service="vectors_enums",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","enum":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","short"]}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_enums0": _check_enums0,
    "check_enums1": _check_enums1,
    "check_enums2": _check_enums2,
    "check_enums3": _check_enums3,
    "check_enums4": _check_enums4,
    "check_enums5": _check_enums5,
    "check_enums6": _check_enums6,
    "check_enums7": _check_enums7,
    "check_enums8": _check_enums8,
    "check_enums9": _check_enums9,
    "check_enums10": _check_enums10,
    "check_enums11": _check_enums11,
    "check_enums12": _check_enums12,
    "check_enums13": _check_enums13,
    "check_enums14": _check_enums14,
    "check_enums15": _check_enums15,
    "check_enums16": _check_enums16,
    "check_enums17": _check_enums17,
    "check_enums18": _check_enums18,
    "check_enums19": _check_enums19,
    "check_enums20": _check_enums20,
}
