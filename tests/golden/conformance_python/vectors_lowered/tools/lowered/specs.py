# Made by toolc from lowered.tools; do not edit.
"""Everything the design declares of the toolset `lowered`, as data."""

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
        name="lowered",
        service="vectors_lowered",
        tools=("check_lowered0", "check_lowered1", "check_lowered2", "check_lowered3", "check_lowered4", "check_lowered5", "check_lowered6", "check_lowered7", "check_lowered8", "check_lowered9", "check_lowered10", "check_lowered11", "check_lowered12", "check_lowered13"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_lowered0() -> decl.Spec:
    """Give the spec of the tool `check_lowered0`."""
    return decl.Spec(
        name="check_lowered0",
        description="Checks `Line`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"article":{"type":"string"},"count":{"type":"integer","default":1},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}},"required":["article"],"additionalProperties":false}',
    )


@cache
def _check_lowered1() -> decl.Spec:
    """Give the spec of the tool `check_lowered1`."""
    return decl.Spec(
        name="check_lowered1",
        description="Checks `Nested`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}}',
    )


@cache
def _check_lowered2() -> decl.Spec:
    """Give the spec of the tool `check_lowered2`."""
    return decl.Spec(
        name="check_lowered2",
        description="Checks `Labels`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}',
    )


@cache
def _check_lowered3() -> decl.Spec:
    """Give the spec of the tool `check_lowered3`."""
    return decl.Spec(
        name="check_lowered3",
        description="Checks `Point`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2}',
    )


@cache
def _check_lowered4() -> decl.Spec:
    """Give the spec of the tool `check_lowered4`."""
    return decl.Spec(
        name="check_lowered4",
        description="Checks `Way`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2},"minItems":1}',
    )


@cache
def _check_lowered5() -> decl.Spec:
    """Give the spec of the tool `check_lowered5`."""
    return decl.Spec(
        name="check_lowered5",
        description="Checks `Tree`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Tree","$defs":{"Tree":{"type":"object","properties":{"name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["name"],"additionalProperties":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}}}}',
    )


@cache
def _check_lowered6() -> decl.Spec:
    """Give the spec of the tool `check_lowered6`."""
    return decl.Spec(
        name="check_lowered6",
        description="Checks `Target`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["line"]},"article":{"type":"string"},"count":{"type":"integer","default":1},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"labels":{"$ref":"#/$defs/Labels"}},"required":["kind","article"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["tree"]},"name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["kind","name"],"additionalProperties":{"$ref":"#/$defs/Labels"}}],"$defs":{"Labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3},"Tree":{"type":"object","properties":{"name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["name"],"additionalProperties":{"$ref":"#/$defs/Labels"}}}}',
    )


@cache
def _check_lowered7() -> decl.Spec:
    """Give the spec of the tool `check_lowered7`."""
    return decl.Spec(
        name="check_lowered7",
        description="Checks `Answer`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["labels"]},"value":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["nothing"]},"value":{"type":"null"}},"required":["type","value"],"additionalProperties":false}]}',
    )


@cache
def _check_lowered8() -> decl.Spec:
    """Give the spec of the tool `check_lowered8`."""
    return decl.Spec(
        name="check_lowered8",
        description="Checks `Kept`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"kind of":{"type":"string","enum":["[]"]},"items":{"type":"array","items":{"type":"integer"}}},"required":["kind of"],"additionalProperties":{"type":"array","items":{"type":"integer"}}}]}',
    )


@cache
def _check_lowered9() -> decl.Spec:
    """Give the spec of the tool `check_lowered9`."""
    return decl.Spec(
        name="check_lowered9",
        description="Checks `Either`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/Tree"}},{"type":"object","additionalProperties":{"$ref":"#/$defs/Labels"}}],"$defs":{"Labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3},"Tree":{"type":"object","properties":{"name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["name"],"additionalProperties":{"$ref":"#/$defs/Labels"}}}}',
    )


@cache
def _check_lowered10() -> decl.Spec:
    """Give the spec of the tool `check_lowered10`."""
    return decl.Spec(
        name="check_lowered10",
        description="Checks `Odd`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"word":{"anyOf":[{"type":"string","enum":["a"]},{"type":"null"}]},"any":{},"secret":{"type":"string"},"text":{"type":"string"},"lines":{"anyOf":[{"type":"array","items":{"type":"object","properties":{"article":{"type":"string"},"count":{"type":"integer","default":1},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}},"required":["article"],"additionalProperties":false}},{"type":"null"}]}}}',
    )


@cache
def _check_lowered11() -> decl.Spec:
    """Give the spec of the tool `check_lowered11`."""
    return decl.Spec(
        name="check_lowered11",
        description="Checks `Documents`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"one":{},"many":{"type":"array","items":{}},"by":{"type":"object","additionalProperties":{}}},"required":["many","by"],"additionalProperties":false}',
    )


@cache
def _check_lowered12() -> decl.Spec:
    """Give the spec of the tool `check_lowered12`."""
    return decl.Spec(
        name="check_lowered12",
        description="Checks `Deep`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Deep","$defs":{"Deep":{"anyOf":[{"type":"object","properties":{"side":{"type":"string","enum":["left"]},"below":{"anyOf":[{"$ref":"#/$defs/Deep"},{"type":"null"}]}},"required":["side","below"],"additionalProperties":false},{"type":"object","properties":{"side":{"type":"string","enum":["right"]},"below":{"anyOf":[{"$ref":"#/$defs/Deep"},{"type":"null"}]},"labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}},"required":["side","below"],"additionalProperties":false}]}}}',
    )


@cache
def _check_lowered13() -> decl.Spec:
    """Give the spec of the tool `check_lowered13`."""
    return decl.Spec(
        name="check_lowered13",
        description="Checks `Pair`.",
        toolset="lowered",
        service="vectors_lowered",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"both":{"type":"array","items":{"type":"integer"},"uniqueItems":true},"at":{"type":"string","format":"date-time"},"ids":{"type":"array","items":{"type":"string","format":"uuid"},"minItems":1}},"required":["both"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_lowered0": _check_lowered0,
    "check_lowered1": _check_lowered1,
    "check_lowered2": _check_lowered2,
    "check_lowered3": _check_lowered3,
    "check_lowered4": _check_lowered4,
    "check_lowered5": _check_lowered5,
    "check_lowered6": _check_lowered6,
    "check_lowered7": _check_lowered7,
    "check_lowered8": _check_lowered8,
    "check_lowered9": _check_lowered9,
    "check_lowered10": _check_lowered10,
    "check_lowered11": _check_lowered11,
    "check_lowered12": _check_lowered12,
    "check_lowered13": _check_lowered13,
}
