# Made by toolc from records.tools; do not edit.
"""Everything the design declares of the toolset `records`, as data."""

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
        name="records",
        service="vectors_records",
        tools=("check_records0", "check_records1", "check_records2", "check_records3", "check_records4", "check_records5", "check_records6", "check_records7", "check_records8", "check_records9", "check_records10", "check_records11", "check_records12", "check_records13", "check_records14", "check_records15", "check_records16", "check_records17", "check_records18", "check_records19", "check_records20"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_records0() -> decl.Spec:
    """Give the spec of the tool `check_records0`."""
    return decl.Spec(
        name="check_records0",
        description="Checks `Todo`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"done":{"type":"boolean","default":false},"note":{"type":"string"},"due":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"level":{"type":"integer","default":3}},"required":["id","title","owner"],"additionalProperties":false}',
    )


@cache
def _check_records1() -> decl.Spec:
    """Give the spec of the tool `check_records1`."""
    return decl.Spec(
        name="check_records1",
        description="Checks `Empty`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{},"additionalProperties":false}',
    )


@cache
def _check_records2() -> decl.Spec:
    """Give the spec of the tool `check_records2`."""
    return decl.Spec(
        name="check_records2",
        description="Checks `Open`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}',
    )


@cache
def _check_records3() -> decl.Spec:
    """Give the spec of the tool `check_records3`."""
    return decl.Spec(
        name="check_records3",
        description="Checks `OpenJson`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":true}',
    )


@cache
def _check_records4() -> decl.Spec:
    """Give the spec of the tool `check_records4`."""
    return decl.Spec(
        name="check_records4",
        description="Checks `OpenTyped`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"integer","minimum":0}}',
    )


@cache
def _check_records5() -> decl.Spec:
    """Give the spec of the tool `check_records5`."""
    return decl.Spec(
        name="check_records5",
        description="Checks `Odd`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"filter[status]":{"type":"string"},"a/b~c":{"type":"integer"},"type":{"type":"string"},"quoted\\"key":{"type":"integer"},"":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_records6() -> decl.Spec:
    """Give the spec of the tool `check_records6`."""
    return decl.Spec(
        name="check_records6",
        description="Checks `Outer`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"inner":{"$ref":"#/$defs/Todo"},"rest":{"type":"array","items":{"$ref":"#/$defs/Todo"}}},"required":["inner"],"additionalProperties":false,"$defs":{"Todo":{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"done":{"type":"boolean","default":false},"note":{"type":"string"},"due":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"level":{"type":"integer","default":3}},"required":["id","title","owner"],"additionalProperties":false}}}',
    )


@cache
def _check_records7() -> decl.Spec:
    """Give the spec of the tool `check_records7`."""
    return decl.Spec(
        name="check_records7",
        description="Checks `Node`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Node","$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},"children":{"type":"array","default":[],"items":{"$ref":"#/$defs/Node"}}},"required":["value"],"additionalProperties":false}}}',
    )


@cache
def _check_records8() -> decl.Spec:
    """Give the spec of the tool `check_records8`."""
    return decl.Spec(
        name="check_records8",
        description="Checks `Absent`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"a":{"type":"integer","default":5},"b":{"type":"string","default":null},"c":{"type":"integer","default":7},"d":{"default":null,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["c"],"additionalProperties":false}',
    )


@cache
def _check_records9() -> decl.Spec:
    """Give the spec of the tool `check_records9`."""
    return decl.Spec(
        name="check_records9",
        description="Checks `Settings`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"limits":{"default":{},"type":"object","properties":{"low":{"type":"integer","default":0},"high":{"type":"integer"}},"additionalProperties":false},"tags":{"type":"array","default":["x"],"items":{"type":"string"}},"names":{"type":"object","default":{"k":1},"additionalProperties":{"type":"integer"}},"mode":{"default":"slow","type":"string","enum":["fast","slow"]},"pair":{"type":"array","default":[1,"a"],"prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2},"any":{"default":{"z":[1.50]}},"when":{"type":"string","default":"2026-01-31T09:30:00Z","format":"date-time"},"size":{"type":"number","default":1.50}},"additionalProperties":false}',
    )


@cache
def _check_records10() -> decl.Spec:
    """Give the spec of the tool `check_records10`."""
    return decl.Spec(
        name="check_records10",
        description="Checks `More`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"b":{"type":"integer"},"a":{"type":"integer"},"c":{"type":"integer"}},"required":["b","a"],"additionalProperties":false}',
    )


@cache
def _check_records11() -> decl.Spec:
    """Give the spec of the tool `check_records11`."""
    return decl.Spec(
        name="check_records11",
        description="Checks `Wanted`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"text":{"type":"string"},"list":{"type":"array","items":{"type":"integer"}},"map":{"type":"object","additionalProperties":{"type":"integer"}},"record":{"type":"object","properties":{"b":{"type":"integer"},"a":{"type":"integer"}},"required":["b","a"],"additionalProperties":false},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2},"mode":{"type":"string","enum":["fast","slow"]},"one":{"type":"string","enum":["x"]},"maybe":{"anyOf":[{"type":"integer"},{"type":"null"}]},"day":{"type":"string","format":"date"},"any":{},"either":{"anyOf":[{"type":"integer"},{"type":"string"}]},"flag":{"type":"boolean"},"real":{"type":"number"},"nothing":{"type":"null"},"data":{"type":"string","contentEncoding":"base64"}},"required":["text","list","map","record","pair","mode","one","maybe","day","any","either","flag","real","nothing","data"],"additionalProperties":false}',
    )


@cache
def _check_records12() -> decl.Spec:
    """Give the spec of the tool `check_records12`."""
    return decl.Spec(
        name="check_records12",
        description="Checks `Pick`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"order_by":{"type":"integer"},"orders":{"type":"integer"}},"required":["order_by"],"additionalProperties":false}',
    )


@cache
def _check_records13() -> decl.Spec:
    """Give the spec of the tool `check_records13`."""
    return decl.Spec(
        name="check_records13",
        description="Checks `Base`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"b":{"type":"integer"},"a":{"type":"integer"}},"required":["b","a"],"additionalProperties":false}',
    )


@cache
def _check_records14() -> decl.Spec:
    """Give the spec of the tool `check_records14`."""
    return decl.Spec(
        name="check_records14",
        description="Checks `Wide`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"f1":{"type":"integer"},"f2":{"type":"integer"},"f3":{"type":"integer"},"f4":{"type":"integer"},"f5":{"type":"integer"},"f6":{"type":"integer"},"f7":{"type":"integer"},"f8":{"type":"integer"},"f9":{"type":"integer"},"f10":{"type":"integer"},"f11":{"type":"integer"},"f12":{"type":"integer"},"f13":{"type":"integer"},"f14":{"type":"integer"},"f15":{"type":"integer"},"f16":{"type":"integer"},"f17":{"type":"integer"},"f18":{"type":"integer"},"f19":{"type":"integer"},"f20":{"type":"integer"},"f21":{"type":"integer"},"f22":{"type":"integer"}},"additionalProperties":false}',
    )


@cache
def _check_records15() -> decl.Spec:
    """Give the spec of the tool `check_records15`."""
    return decl.Spec(
        name="check_records15",
        description="Checks `Spelled`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"a b":{"type":"integer"},"ключ":{"type":"integer"},"new\\nline":{"type":"integer"},"back\\\\slash":{"type":"integer"}},"required":["a b"],"additionalProperties":false}',
    )


@cache
def _check_records16() -> decl.Spec:
    """Give the spec of the tool `check_records16`."""
    return decl.Spec(
        name="check_records16",
        description="Checks `Marked`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"old":{"type":"integer","title":"Old","description":"Deprecated: use new","deprecated":true},"new":{"type":"integer","examples":[1]}},"required":["new"],"additionalProperties":false}',
    )


@cache
def _check_records17() -> decl.Spec:
    """Give the spec of the tool `check_records17`."""
    return decl.Spec(
        name="check_records17",
        description="Checks `OpenDeep`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"inner":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]},"rest":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"integer","minimum":0}}},"required":["inner"],"additionalProperties":false}',
    )


@cache
def _check_records18() -> decl.Spec:
    """Give the spec of the tool `check_records18`."""
    return decl.Spec(
        name="check_records18",
        description="Checks `Even`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Even","$defs":{"Even":{"type":"object","properties":{"kids":{"type":"array","default":[],"items":{"type":"object","properties":{"even":{"$ref":"#/$defs/Even"},"by_name":{"type":"object","additionalProperties":{"$ref":"#/$defs/Even"}}},"additionalProperties":false}}},"additionalProperties":false}}}',
    )


@cache
def _check_records19() -> decl.Spec:
    """Give the spec of the tool `check_records19`."""
    return decl.Spec(
        name="check_records19",
        description="Checks `Chain`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Chain","$defs":{"Chain":{"type":"array","items":{"$ref":"#/$defs/Chain"},"maxItems":2}}}',
    )


@cache
def _check_records20() -> decl.Spec:
    """Give the spec of the tool `check_records20`."""
    return decl.Spec(
        name="check_records20",
        description="Checks `Rows`.",
        toolset="records",
        service="vectors_records",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"row":{"type":"array","items":{"type":"integer","minimum":1,"maximum":2}},"row_item":{"anyOf":[{"type":"integer","minimum":3,"maximum":4},{"type":"null"}]}},"required":["row"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_records0": _check_records0,
    "check_records1": _check_records1,
    "check_records2": _check_records2,
    "check_records3": _check_records3,
    "check_records4": _check_records4,
    "check_records5": _check_records5,
    "check_records6": _check_records6,
    "check_records7": _check_records7,
    "check_records8": _check_records8,
    "check_records9": _check_records9,
    "check_records10": _check_records10,
    "check_records11": _check_records11,
    "check_records12": _check_records12,
    "check_records13": _check_records13,
    "check_records14": _check_records14,
    "check_records15": _check_records15,
    "check_records16": _check_records16,
    "check_records17": _check_records17,
    "check_records18": _check_records18,
    "check_records19": _check_records19,
    "check_records20": _check_records20,
}
