# Made by toolc from unions.tools; do not edit.
"""Everything the design declares of the toolset `unions`, as data."""

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
        name="unions",
        service="vectors_unions",
        tools=("check_unions0", "check_unions1", "check_unions2", "check_unions3", "check_unions4", "check_unions5", "check_unions6", "check_unions7", "check_unions8", "check_unions9", "check_unions10", "check_unions11", "check_unions12", "check_unions13", "check_unions14", "check_unions15", "check_unions16", "check_unions17", "check_unions18", "check_unions19", "check_unions20", "check_unions21", "check_unions22", "check_unions23", "check_unions24", "check_unions25", "check_unions26", "check_unions27", "check_unions28", "check_unions29", "check_unions30", "check_unions31", "check_unions32", "check_unions33", "check_unions34", "check_unions35", "check_unions36", "check_unions37"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_unions0() -> decl.Spec:
    """Give the spec of the tool `check_unions0`."""
    return decl.Spec(
        name="check_unions0",
        description="Checks `Trigger`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["schedule"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["event"]},"source":{"type":"string","format":"uri"},"name":{"type":"string"}},"required":["kind","source","name"],"additionalProperties":false}]}',
    )


@cache
def _check_unions1() -> decl.Spec:
    """Give the spec of the tool `check_unions1`."""
    return decl.Spec(
        name="check_unions1",
        description="Checks `Answer`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["text"]},"value":{"type":"string","minLength":1}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["plan"]},"value":{"type":"object","properties":{"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["expression"],"additionalProperties":false}},"required":["type","value"],"additionalProperties":false}]}',
    )


@cache
def _check_unions2() -> decl.Spec:
    """Give the spec of the tool `check_unions2`."""
    return decl.Spec(
        name="check_unions2",
        description="Checks `Locator`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\\\d+$"},{"type":"integer","minimum":1}]}',
    )


@cache
def _check_unions3() -> decl.Spec:
    """Give the spec of the tool `check_unions3`."""
    return decl.Spec(
        name="check_unions3",
        description="Checks `Number`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"integer"},{"type":"number"}]}',
    )


@cache
def _check_unions4() -> decl.Spec:
    """Give the spec of the tool `check_unions4`."""
    return decl.Spec(
        name="check_unions4",
        description="Checks `Either`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"number"},{"type":"integer"}]}',
    )


@cache
def _check_unions5() -> decl.Spec:
    """Give the spec of the tool `check_unions5`."""
    return decl.Spec(
        name="check_unions5",
        description="Checks `Shape`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"shape":{"type":"string","enum":["circle"]},"radius":{"type":"number","exclusiveMinimum":0}},"required":["shape","radius"],"additionalProperties":false},{"type":"object","properties":{"shape":{"type":"string","enum":["square"]},"side":{"type":"number","exclusiveMinimum":0}},"required":["shape","side"],"additionalProperties":false},{"type":"array","items":{"type":"integer"}}]}',
    )


@cache
def _check_unions6() -> decl.Spec:
    """Give the spec of the tool `check_unions6`."""
    return decl.Spec(
        name="check_unions6",
        description="Checks `Loose`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":["name","age"],"additionalProperties":false}]}',
    )


@cache
def _check_unions7() -> decl.Spec:
    """Give the spec of the tool `check_unions7`."""
    return decl.Spec(
        name="check_unions7",
        description="Checks `Deep`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Deep","$defs":{"Deep":{"anyOf":[{"anyOf":[{"type":"object","properties":{"side":{"type":"string","enum":["left"]},"below":{"$ref":"#/$defs/Deep"}},"required":["side","below"],"additionalProperties":false},{"type":"object","properties":{"side":{"type":"string","enum":["right"]},"below":{"$ref":"#/$defs/Deep"}},"required":["side","below"],"additionalProperties":false}]},{"type":"null"}]}}}',
    )


@cache
def _check_unions8() -> decl.Spec:
    """Give the spec of the tool `check_unions8`."""
    return decl.Spec(
        name="check_unions8",
        description="Checks `Holder`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"locator":{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\\\d+$"},{"type":"integer","minimum":1}]},{"type":"null"}]}},"additionalProperties":false}',
    )


@cache
def _check_unions9() -> decl.Spec:
    """Give the spec of the tool `check_unions9`."""
    return decl.Spec(
        name="check_unions9",
        description="Checks `Quoted`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"the \\"kind\\"":{"type":"string","enum":["a\\"b"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["the \\"kind\\"","expression"],"additionalProperties":false},{"type":"object","properties":{"the \\"kind\\"":{"type":"string","enum":["c\\\\d"]},"source":{"type":"string","format":"uri"},"name":{"type":"string"}},"required":["the \\"kind\\"","source","name"],"additionalProperties":false}]}',
    )


@cache
def _check_unions10() -> decl.Spec:
    """Give the spec of the tool `check_unions10`."""
    return decl.Spec(
        name="check_unions10",
        description="Checks `Lists`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}}]}',
    )


@cache
def _check_unions11() -> decl.Spec:
    """Give the spec of the tool `check_unions11`."""
    return decl.Spec(
        name="check_unions11",
        description="Checks `Ids`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","format":"uuid"},{"type":"integer"}]}',
    )


@cache
def _check_unions12() -> decl.Spec:
    """Give the spec of the tool `check_unions12`."""
    return decl.Spec(
        name="check_unions12",
        description="Checks `Moment`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","format":"date"},{"type":"string","format":"date-time"}]}',
    )


@cache
def _check_unions13() -> decl.Spec:
    """Give the spec of the tool `check_unions13`."""
    return decl.Spec(
        name="check_unions13",
        description="Checks `Measure`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","enum":["auto"]},{"type":"integer"}]}',
    )


@cache
def _check_unions14() -> decl.Spec:
    """Give the spec of the tool `check_unions14`."""
    return decl.Spec(
        name="check_unions14",
        description="Checks `Speed`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"anyOf":[{"type":"string","enum":["fast","slow"]},{"type":"integer"}]},{"type":"null"}]}',
    )


@cache
def _check_unions15() -> decl.Spec:
    """Give the spec of the tool `check_unions15`."""
    return decl.Spec(
        name="check_unions15",
        description="Checks `Named`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","enum":["v1"]},{"type":"array","items":{"type":"integer"}}]}',
    )


@cache
def _check_unions16() -> decl.Spec:
    """Give the spec of the tool `check_unions16`."""
    return decl.Spec(
        name="check_unions16",
        description="Checks `Wider`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\\\d+$"},{"type":"integer","minimum":1}]},{"type":"boolean"}]}',
    )


@cache
def _check_unions17() -> decl.Spec:
    """Give the spec of the tool `check_unions17`."""
    return decl.Spec(
        name="check_unions17",
        description="Checks `Anything`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{},{"type":"integer"}]}',
    )


@cache
def _check_unions18() -> decl.Spec:
    """Give the spec of the tool `check_unions18`."""
    return decl.Spec(
        name="check_unions18",
        description="Checks `Whole`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"integer"},{}]}',
    )


@cache
def _check_unions19() -> decl.Spec:
    """Give the spec of the tool `check_unions19`."""
    return decl.Spec(
        name="check_unions19",
        description="Checks `Mode`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["a"]},"mode":{"type":"string","enum":["x"]},"n":{"type":"integer"}},"required":["kind","mode","n"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["a"]},"mode":{"type":"string","enum":["y"]},"n":{"type":"integer"}},"required":["kind","mode","n"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["b"]},"p":{"type":"integer"},"q":{"type":"integer"},"r":{"type":"integer"}},"required":["kind","p","q","r"],"additionalProperties":false}]}',
    )


@cache
def _check_unions20() -> decl.Spec:
    """Give the spec of the tool `check_unions20`."""
    return decl.Spec(
        name="check_unions20",
        description="Checks `Level`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"grade":{"$ref":"#/$defs/Grade"},"low":{"type":"integer"}},"required":["grade","low"],"additionalProperties":false},{"type":"object","properties":{"rank":{"$ref":"#/$defs/Grade"},"high":{"type":"integer"}},"required":["rank","high"],"additionalProperties":false}],"$defs":{"Grade":{"type":"string","enum":["low","high"]}}}',
    )


@cache
def _check_unions21() -> decl.Spec:
    """Give the spec of the tool `check_unions21`."""
    return decl.Spec(
        name="check_unions21",
        description="Checks `Mixed`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["schedule"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["event"]},"source":{"type":"string","format":"uri"},"name":{"type":"string"}},"required":["kind","source","name"],"additionalProperties":false}]},{"type":"object","properties":{"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["expression"],"additionalProperties":false},{"type":"object","additionalProperties":{"type":"integer"}}]}',
    )


@cache
def _check_unions22() -> decl.Spec:
    """Give the spec of the tool `check_unions22`."""
    return decl.Spec(
        name="check_unions22",
        description="Checks `Records`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"anyOf":[{"type":"object","properties":{"shape":{"type":"string","enum":["circle"]},"radius":{"type":"number","exclusiveMinimum":0}},"required":["shape","radius"],"additionalProperties":false},{"type":"object","properties":{"shape":{"type":"string","enum":["square"]},"side":{"type":"number","exclusiveMinimum":0}},"required":["shape","side"],"additionalProperties":false},{"type":"array","items":{"type":"integer"}}]}}',
    )


@cache
def _check_unions23() -> decl.Spec:
    """Give the spec of the tool `check_unions23`."""
    return decl.Spec(
        name="check_unions23",
        description="Checks `Either2`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"list":{"type":"array","items":{"type":"integer"}},"kind":{"type":"string","enum":["x"]}},"required":["list","kind"],"additionalProperties":false},{"type":"object","properties":{"list":{"type":"array","items":{"type":"boolean"}},"kind":{"type":"string","enum":["y"]}},"required":["list","kind"],"additionalProperties":false}]}',
    )


@cache
def _check_unions24() -> decl.Spec:
    """Give the spec of the tool `check_unions24`."""
    return decl.Spec(
        name="check_unions24",
        description="Checks `OpenEither`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]},{"type":"object","properties":{"b":{"type":"integer"}},"required":["b"],"additionalProperties":{"type":"string"}}]}',
    )


@cache
def _check_unions25() -> decl.Spec:
    """Give the spec of the tool `check_unions25`."""
    return decl.Spec(
        name="check_unions25",
        description="Checks `Tuples`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2},{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2},{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"string"},"minItems":1}]}',
    )


@cache
def _check_unions26() -> decl.Spec:
    """Give the spec of the tool `check_unions26`."""
    return decl.Spec(
        name="check_unions26",
        description="Checks `Maps`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},{"type":"object","additionalProperties":{"type":"string"}}]}',
    )


@cache
def _check_unions27() -> decl.Spec:
    """Give the spec of the tool `check_unions27`."""
    return decl.Spec(
        name="check_unions27",
        description="Checks `Nullish`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"integer"},{"type":"null"}]}',
    )


@cache
def _check_unions28() -> decl.Spec:
    """Give the spec of the tool `check_unions28`."""
    return decl.Spec(
        name="check_unions28",
        description="Checks `Texts`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string","maxLength":3},{"type":"string","pattern":"^x"}]}',
    )


@cache
def _check_unions29() -> decl.Spec:
    """Give the spec of the tool `check_unions29`."""
    return decl.Spec(
        name="check_unions29",
        description="Checks `Ranges`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"integer","minimum":0,"maximum":9},{"type":"integer","minimum":100,"maximum":199}]}',
    )


@cache
def _check_unions30() -> decl.Spec:
    """Give the spec of the tool `check_unions30`."""
    return decl.Spec(
        name="check_unions30",
        description="Checks `Tree`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Tree","$defs":{"Tree":{"anyOf":[{"type":"object","properties":{"leaf":{"type":"integer"}},"required":["leaf"],"additionalProperties":false},{"type":"object","properties":{"left":{"$ref":"#/$defs/Tree"},"right":{"$ref":"#/$defs/Tree"}},"required":["left","right"],"additionalProperties":false}]}}}',
    )


@cache
def _check_unions31() -> decl.Spec:
    """Give the spec of the tool `check_unions31`."""
    return decl.Spec(
        name="check_unions31",
        description="Checks `One`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["only"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["type","expression"],"additionalProperties":false}]}',
    )


@cache
def _check_unions32() -> decl.Spec:
    """Give the spec of the tool `check_unions32`."""
    return decl.Spec(
        name="check_unions32",
        description="Checks `Opened`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["loose"]},"x":{"type":"integer"}},"required":["kind"]},{"type":"object","properties":{"kind":{"type":"string","enum":["kept"]},"x":{"type":"integer"}},"required":["kind"],"additionalProperties":{"type":"integer"}},{"type":"object","properties":{"kind":{"type":"string","enum":["plain"]}},"required":["kind"],"additionalProperties":false}]}',
    )


@cache
def _check_unions33() -> decl.Spec:
    """Give the spec of the tool `check_unions33`."""
    return decl.Spec(
        name="check_unions33",
        description="Checks `Whatever`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["flag"]},"value":{"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["nothing"]},"value":{"type":"null"}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["many"]},"value":{"type":"array","items":{"type":"integer"}}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["any"]},"value":{}},"required":["type","value"],"additionalProperties":false}]}',
    )


@cache
def _check_unions34() -> decl.Spec:
    """Give the spec of the tool `check_unions34`."""
    return decl.Spec(
        name="check_unions34",
        description="Checks `Box`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"$ref":"#/$defs/Box","$defs":{"Box":{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["boxed"]},"value":{"$ref":"#/$defs/Box"}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["empty"]},"value":{"type":"null"}},"required":["type","value"],"additionalProperties":false}]}}}',
    )


@cache
def _check_unions35() -> decl.Spec:
    """Give the spec of the tool `check_unions35`."""
    return decl.Spec(
        name="check_unions35",
        description="Checks `Holders`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"a":{"$ref":"#/$defs/Loose"},"b":{"type":"array","items":{"$ref":"#/$defs/Loose"}}},"required":["a","b"],"additionalProperties":false,"$defs":{"Loose":{"anyOf":[{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":["name","age"],"additionalProperties":false}]}}}',
    )


@cache
def _check_unions36() -> decl.Spec:
    """Give the spec of the tool `check_unions36`."""
    return decl.Spec(
        name="check_unions36",
        description="Checks `Cell`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"integer","minimum":0,"maximum":9},{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2}]}',
    )


@cache
def _check_unions37() -> decl.Spec:
    """Give the spec of the tool `check_unions37`."""
    return decl.Spec(
        name="check_unions37",
        description="Checks `Paths`.",
        toolset="unions",
        service="vectors_unions",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_unions0": _check_unions0,
    "check_unions1": _check_unions1,
    "check_unions2": _check_unions2,
    "check_unions3": _check_unions3,
    "check_unions4": _check_unions4,
    "check_unions5": _check_unions5,
    "check_unions6": _check_unions6,
    "check_unions7": _check_unions7,
    "check_unions8": _check_unions8,
    "check_unions9": _check_unions9,
    "check_unions10": _check_unions10,
    "check_unions11": _check_unions11,
    "check_unions12": _check_unions12,
    "check_unions13": _check_unions13,
    "check_unions14": _check_unions14,
    "check_unions15": _check_unions15,
    "check_unions16": _check_unions16,
    "check_unions17": _check_unions17,
    "check_unions18": _check_unions18,
    "check_unions19": _check_unions19,
    "check_unions20": _check_unions20,
    "check_unions21": _check_unions21,
    "check_unions22": _check_unions22,
    "check_unions23": _check_unions23,
    "check_unions24": _check_unions24,
    "check_unions25": _check_unions25,
    "check_unions26": _check_unions26,
    "check_unions27": _check_unions27,
    "check_unions28": _check_unions28,
    "check_unions29": _check_unions29,
    "check_unions30": _check_unions30,
    "check_unions31": _check_unions31,
    "check_unions32": _check_unions32,
    "check_unions33": _check_unions33,
    "check_unions34": _check_unions34,
    "check_unions35": _check_unions35,
    "check_unions36": _check_unions36,
    "check_unions37": _check_unions37,
}
