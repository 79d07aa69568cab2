# Made by toolc from collections.tools; do not edit.
"""Everything the design declares of the toolset `collections`, as data."""

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
        name="collections",
        service="vectors_collections",
        tools=("check_collections0", "check_collections1", "check_collections2", "check_collections3", "check_collections4", "check_collections5", "check_collections6", "check_collections7", "check_collections8", "check_collections9", "check_collections10", "check_collections11", "check_collections12", "check_collections13", "check_collections14", "check_collections15", "check_collections16", "check_collections17", "check_collections18", "check_collections19", "check_collections20", "check_collections21", "check_collections22", "check_collections23", "check_collections24", "check_collections25", "check_collections26", "check_collections27", "check_collections28", "check_collections29", "check_collections30", "check_collections31", "check_collections32", "check_collections33", "check_collections34", "check_collections35", "check_collections36", "check_collections37"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_collections0() -> decl.Spec:
    """Give the spec of the tool `check_collections0`."""
    return decl.Spec(
        name="check_collections0",
        description="Checks `Names`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3}',
    )


@cache
def _check_collections1() -> decl.Spec:
    """Give the spec of the tool `check_collections1`."""
    return decl.Spec(
        name="check_collections1",
        description="Checks `Tags`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string"},"uniqueItems":true}',
    )


@cache
def _check_collections2() -> decl.Spec:
    """Give the spec of the tool `check_collections2`."""
    return decl.Spec(
        name="check_collections2",
        description="Checks `Numbers`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"number"},"uniqueItems":true}',
    )


@cache
def _check_collections3() -> decl.Spec:
    """Give the spec of the tool `check_collections3`."""
    return decl.Spec(
        name="check_collections3",
        description="Checks `Points`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"integer","default":0}},"required":["x"],"additionalProperties":false},"uniqueItems":true}',
    )


@cache
def _check_collections4() -> decl.Spec:
    """Give the spec of the tool `check_collections4`."""
    return decl.Spec(
        name="check_collections4",
        description="Checks `Anything`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{},"uniqueItems":true}',
    )


@cache
def _check_collections5() -> decl.Spec:
    """Give the spec of the tool `check_collections5`."""
    return decl.Spec(
        name="check_collections5",
        description="Checks `Scores`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"integer","minimum":0},"minProperties":1,"maxProperties":2}',
    )


@cache
def _check_collections6() -> decl.Spec:
    """Give the spec of the tool `check_collections6`."""
    return decl.Spec(
        name="check_collections6",
        description="Checks `Grid`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"array","items":{"type":"integer"},"minItems":2,"maxItems":2}}',
    )


@cache
def _check_collections7() -> decl.Spec:
    """Give the spec of the tool `check_collections7`."""
    return decl.Spec(
        name="check_collections7",
        description="Checks `Span`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2}',
    )


@cache
def _check_collections8() -> decl.Spec:
    """Give the spec of the tool `check_collections8`."""
    return decl.Spec(
        name="check_collections8",
        description="Checks `Trail`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1}',
    )


@cache
def _check_collections9() -> decl.Spec:
    """Give the spec of the tool `check_collections9`."""
    return decl.Spec(
        name="check_collections9",
        description="Checks `Bag`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"array","items":{}}}',
    )


@cache
def _check_collections10() -> decl.Spec:
    """Give the spec of the tool `check_collections10`."""
    return decl.Spec(
        name="check_collections10",
        description="Checks `AtMostOne`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"integer"},"maxItems":1}',
    )


@cache
def _check_collections11() -> decl.Spec:
    """Give the spec of the tool `check_collections11`."""
    return decl.Spec(
        name="check_collections11",
        description="Checks `AtLeastTwo`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"integer"},"minItems":2}',
    )


@cache
def _check_collections12() -> decl.Spec:
    """Give the spec of the tool `check_collections12`."""
    return decl.Spec(
        name="check_collections12",
        description="Checks `One`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"integer"},"minProperties":1,"maxProperties":1}',
    )


@cache
def _check_collections13() -> decl.Spec:
    """Give the spec of the tool `check_collections13`."""
    return decl.Spec(
        name="check_collections13",
        description="Checks `Few`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"integer"},"maxProperties":2}',
    )


@cache
def _check_collections14() -> decl.Spec:
    """Give the spec of the tool `check_collections14`."""
    return decl.Spec(
        name="check_collections14",
        description="Checks `Some`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"integer"},"minProperties":1}',
    )


@cache
def _check_collections15() -> decl.Spec:
    """Give the spec of the tool `check_collections15`."""
    return decl.Spec(
        name="check_collections15",
        description="Checks `Holes`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"null"}]}}',
    )


@cache
def _check_collections16() -> decl.Spec:
    """Give the spec of the tool `check_collections16`."""
    return decl.Spec(
        name="check_collections16",
        description="Checks `Empties`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"null"}}',
    )


@cache
def _check_collections17() -> decl.Spec:
    """Give the spec of the tool `check_collections17`."""
    return decl.Spec(
        name="check_collections17",
        description="Checks `Blobs`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string","contentEncoding":"base64"},"uniqueItems":true}',
    )


@cache
def _check_collections18() -> decl.Spec:
    """Give the spec of the tool `check_collections18`."""
    return decl.Spec(
        name="check_collections18",
        description="Checks `Stamps`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string","format":"date-time"},"uniqueItems":true}',
    )


@cache
def _check_collections19() -> decl.Spec:
    """Give the spec of the tool `check_collections19`."""
    return decl.Spec(
        name="check_collections19",
        description="Checks `Pairs`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2},"uniqueItems":true}',
    )


@cache
def _check_collections20() -> decl.Spec:
    """Give the spec of the tool `check_collections20`."""
    return decl.Spec(
        name="check_collections20",
        description="Checks `Maps`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","additionalProperties":{"type":"number"}},"uniqueItems":true}',
    )


@cache
def _check_collections21() -> decl.Spec:
    """Give the spec of the tool `check_collections21`."""
    return decl.Spec(
        name="check_collections21",
        description="Checks `Kinds`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"anyOf":[{"anyOf":[{"type":"integer"},{"type":"string"}]},{"type":"null"}]},"uniqueItems":true}',
    )


@cache
def _check_collections22() -> decl.Spec:
    """Give the spec of the tool `check_collections22`."""
    return decl.Spec(
        name="check_collections22",
        description="Checks `Steps`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string","enum":["up","down"]},"maxItems":2,"uniqueItems":true}',
    )


@cache
def _check_collections23() -> decl.Spec:
    """Give the spec of the tool `check_collections23`."""
    return decl.Spec(
        name="check_collections23",
        description="Checks `Nested`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}}',
    )


@cache
def _check_collections24() -> decl.Spec:
    """Give the spec of the tool `check_collections24`."""
    return decl.Spec(
        name="check_collections24",
        description="Checks `Row`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"string"},{"anyOf":[{"type":"integer"},{"type":"null"}]},{"type":"array","items":{"type":"number"}}],"items":{"type":"boolean"},"minItems":3}',
    )


@cache
def _check_collections25() -> decl.Spec:
    """Give the spec of the tool `check_collections25`."""
    return decl.Spec(
        name="check_collections25",
        description="Checks `Poly`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2}],"items":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2},"minItems":1}',
    )


@cache
def _check_collections26() -> decl.Spec:
    """Give the spec of the tool `check_collections26`."""
    return decl.Spec(
        name="check_collections26",
        description="Checks `Blank`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{},"minItems":0,"maxItems":0}',
    )


@cache
def _check_collections27() -> decl.Spec:
    """Give the spec of the tool `check_collections27`."""
    return decl.Spec(
        name="check_collections27",
        description="Checks `Trio`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":{"type":"integer"},"minItems":3,"maxItems":4}',
    )


@cache
def _check_collections28() -> decl.Spec:
    """Give the spec of the tool `check_collections28`."""
    return decl.Spec(
        name="check_collections28",
        description="Checks `Lone`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"integer"},"minItems":1,"maxItems":1}',
    )


@cache
def _check_collections29() -> decl.Spec:
    """Give the spec of the tool `check_collections29`."""
    return decl.Spec(
        name="check_collections29",
        description="Checks `Mixed`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"number"},{}],"items":{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"integer","default":0}},"required":["x"],"additionalProperties":false},"minItems":2,"uniqueItems":true}',
    )


@cache
def _check_collections30() -> decl.Spec:
    """Give the spec of the tool `check_collections30`."""
    return decl.Spec(
        name="check_collections30",
        description="Checks `Couple`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2,"uniqueItems":true}',
    )


@cache
def _check_collections31() -> decl.Spec:
    """Give the spec of the tool `check_collections31`."""
    return decl.Spec(
        name="check_collections31",
        description="Checks `Hedge`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Hedge","$defs":{"Hedge":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/Hedge"}},{"type":"null"}],"minItems":1}}}',
    )


@cache
def _check_collections32() -> decl.Spec:
    """Give the spec of the tool `check_collections32`."""
    return decl.Spec(
        name="check_collections32",
        description="Checks `Ivy`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Ivy","$defs":{"Ivy":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/Ivy","minItems":1}},{"type":"null"}]}}}',
    )


@cache
def _check_collections33() -> decl.Spec:
    """Give the spec of the tool `check_collections33`."""
    return decl.Spec(
        name="check_collections33",
        description="Checks `Grove`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Forest","minItems":2,"$defs":{"Forest":{"type":"array","items":{"$ref":"#/$defs/Forest"},"maxItems":3}}}',
    )


@cache
def _check_collections34() -> decl.Spec:
    """Give the spec of the tool `check_collections34`."""
    return decl.Spec(
        name="check_collections34",
        description="Checks `FewFolders`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Folders","maxProperties":1,"$defs":{"Folders":{"type":"object","additionalProperties":{"$ref":"#/$defs/Folders"}}}}',
    )


@cache
def _check_collections35() -> decl.Spec:
    """Give the spec of the tool `check_collections35`."""
    return decl.Spec(
        name="check_collections35",
        description="Checks `TallStack`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Stack","minItems":3,"uniqueItems":true,"$defs":{"Stack":{"type":"array","prefixItems":[{"type":"integer"},{"anyOf":[{"$ref":"#/$defs/Stack"},{"type":"null"}]}],"items":{},"minItems":2}}}',
    )


@cache
def _check_collections36() -> decl.Spec:
    """Give the spec of the tool `check_collections36`."""
    return decl.Spec(
        name="check_collections36",
        description="Checks `LongTrail`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1,"minItems":3}',
    )


@cache
def _check_collections37() -> decl.Spec:
    """Give the spec of the tool `check_collections37`."""
    return decl.Spec(
        name="check_collections37",
        description="Checks `Shady`.",
        toolset="collections",
        service="vectors_collections",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Shady","$defs":{"Shady":{"type":"array","items":{"$ref":"#/$defs/Shady","maxItems":1}}}}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_collections0": _check_collections0,
    "check_collections1": _check_collections1,
    "check_collections2": _check_collections2,
    "check_collections3": _check_collections3,
    "check_collections4": _check_collections4,
    "check_collections5": _check_collections5,
    "check_collections6": _check_collections6,
    "check_collections7": _check_collections7,
    "check_collections8": _check_collections8,
    "check_collections9": _check_collections9,
    "check_collections10": _check_collections10,
    "check_collections11": _check_collections11,
    "check_collections12": _check_collections12,
    "check_collections13": _check_collections13,
    "check_collections14": _check_collections14,
    "check_collections15": _check_collections15,
    "check_collections16": _check_collections16,
    "check_collections17": _check_collections17,
    "check_collections18": _check_collections18,
    "check_collections19": _check_collections19,
    "check_collections20": _check_collections20,
    "check_collections21": _check_collections21,
    "check_collections22": _check_collections22,
    "check_collections23": _check_collections23,
    "check_collections24": _check_collections24,
    "check_collections25": _check_collections25,
    "check_collections26": _check_collections26,
    "check_collections27": _check_collections27,
    "check_collections28": _check_collections28,
    "check_collections29": _check_collections29,
    "check_collections30": _check_collections30,
    "check_collections31": _check_collections31,
    "check_collections32": _check_collections32,
    "check_collections33": _check_collections33,
    "check_collections34": _check_collections34,
    "check_collections35": _check_collections35,
    "check_collections36": _check_collections36,
    "check_collections37": _check_collections37,
}
