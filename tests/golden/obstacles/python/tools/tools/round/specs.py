# Made by toolc from obstacles.tools; do not edit.
"""Everything the design declares of the toolset `round`, as data."""

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
        name="round",
        service="tools",
        tools=("go_round", "\u202eturned\n`x`", "bound_maybe", "bound_nothing"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _go_round() -> decl.Spec:
    """Give the spec of the tool `go_round`."""
    return decl.Spec(
        name="go_round",
        toolset="round",
        service="tools",
        input_schema='{"type":"object","properties":{"circle":{"$ref":"#/$defs/Circle"},"tagged":{"description":"Found by the sweep: each of these did not compile once.","anyOf":[{"type":"object","properties":{"ki\\"nd\\\\":{"type":"string","enum":["a\\"b"]},"value":{"type":"string"}},"required":["ki\\"nd\\\\","value"],"additionalProperties":false},{"type":"object","properties":{"ki\\"nd\\\\":{"type":"string","enum":["c\\\\d"]},"value":{"type":"string"}},"required":["ki\\"nd\\\\","value"],"additionalProperties":false},{"type":"object","properties":{"ki\\"nd\\\\":{"type":"string","enum":["e\\nf"]},"value":{"type":"string"}},"required":["ki\\"nd\\\\","value"],"additionalProperties":false},{"type":"object","properties":{"ki\\"nd\\\\":{"type":"string","enum":["own record"]},"size":{"type":"integer"}},"required":["ki\\"nd\\\\","size"],"additionalProperties":{"type":"integer"}},{"type":"object","properties":{"ki\\"nd\\\\":{"type":"string","enum":["名\\u0001"]},"value":{"type":"string"}},"required":["ki\\"nd\\\\","value"],"additionalProperties":false}]},"labelled":{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["a\\"b"]},"value":{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["\\u007f"]},"value":{"type":"integer"}},"required":["type","value"],"additionalProperties":false}]},"nothing":{"type":"object","properties":{"pair":{"type":"array","default":["x",null],"prefixItems":[{"type":"string"},{"anyOf":[{"type":"string"},{"type":"null"}]}],"items":false,"minItems":2},"wide":{"default":null,"anyOf":[{"type":"array","prefixItems":[{"type":"integer"},{"type":"number"},{"type":"boolean"},{"type":"string"},{"type":"string","format":"uuid"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"}],"items":{"type":"integer"},"minItems":12},{"type":"null"}]},"client":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}},"additionalProperties":false},"more":{"type":"object","properties":{"name":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/$defs/Field"}},"forty":{"type":"object","properties":{"f1":{"type":"integer"},"f2":{"type":"integer"},"f3":{"type":"integer"},"f4":{"type":"integer"},"f5":{"type":"integer"},"f6":{"type":"integer"},"f7":{"type":"integer"},"f8":{"type":"integer"},"f9":{"type":"integer"},"f10":{"type":"integer"},"f11":{"type":"integer"},"f12":{"type":"integer"},"f13":{"type":"integer"},"f14":{"type":"integer"},"f15":{"type":"integer"},"f16":{"type":"integer"},"f17":{"type":"integer"},"f18":{"type":"integer"},"f19":{"type":"integer"},"f20":{"type":"integer"},"f21":{"type":"integer"},"f22":{"type":"integer"},"f23":{"type":"integer"},"f24":{"type":"integer"},"f25":{"type":"integer"},"f26":{"type":"integer"},"f27":{"type":"integer"},"f28":{"type":"integer"},"f29":{"type":"integer"},"f30":{"type":"integer"},"f31":{"type":"integer"},"f32":{"type":"integer"},"f33":{"type":"integer"},"f34":{"type":"integer"},"f35":{"type":"integer"},"f36":{"type":"integer"},"f37":{"type":"integer"},"f38":{"type":"integer"},"f39":{"type":"integer"},"f40":{"type":"integer"}},"required":["f1","f2","f3","f4","f5","f6","f7","f8","f9","f10","f11","f12","f13","f14","f15","f16","f17","f18","f19","f20","f21","f22","f23","f24","f25","f26","f27","f28","f29","f30","f31","f32","f33","f34","f35","f36","f37","f38","f39","f40"],"additionalProperties":false}},"required":["name","fields"],"additionalProperties":false}},"required":["circle","tagged","labelled","nothing","more"],"additionalProperties":false,"$defs":{"Field":{"type":"object","properties":{"table":{"type":"object","properties":{"rows":{"type":"array","items":{"type":"array","items":{}}}},"required":["rows"],"additionalProperties":false},"record":{"type":"object","properties":{"name":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/$defs/Field"}}},"required":["name","fields"],"additionalProperties":false}},"required":["table"],"additionalProperties":false},"Circle":{"type":"object","properties":{"again":{"$ref":"#/$defs/Round"},"_list":{"type":"object","additionalProperties":{"type":"integer"},"maxProperties":3},"list":{"type":"object","additionalProperties":{"type":"integer"},"maxProperties":4},"far":{"type":"array","prefixItems":[{"anyOf":[{"$ref":"#/$defs/Round"},{"type":"null"}]},{"type":"string","minLength":1}],"items":false,"minItems":2}},"additionalProperties":false},"Round":{"$ref":"#/$defs/Circle"}}}',
        output_schema='{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}',
    )


@cache
def _u202e_turned_x() -> decl.Spec:
    r"""Give the spec of the tool `` \u202eturned\x0a`x` ``."""
    return decl.Spec(
        name="\u202eturned\n`x`",
        toolset="round",
        service="tools",
        input_schema='{"type":"object","properties":{"wide":{"$ref":"#/$defs/Wide13"},"items":{"type":"array","items":{"$ref":"#/$defs/Wide13"}}},"required":["wide","items"],"additionalProperties":false,"$defs":{"Wide13":{"type":"array","prefixItems":[{"type":"integer"},{"type":"number"},{"type":"boolean"},{"type":"string"},{"type":"string","format":"uuid"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"}],"items":{"type":"integer"},"minItems":12}}}',
        output_schema='{"type":"array","prefixItems":[{"type":"string"},{"$ref":"#/$defs/Box"},{"$ref":"#/$defs/Record"},{"type":"object","properties":{"type":{"type":"string"},"tool":{"type":"integer"},"filter[status]":{"type":"string"},"from":{"type":"string","format":"date-time"},"self":{"type":"integer"},"Self":{"type":"integer"},"crate":{"type":"integer"},"super":{"type":"integer"},"fn":{"type":"boolean"},"async":{"type":"boolean"},"gen":{"type":"boolean"},"$eq":{},"orderBy":{"type":"string"},"order_by":{"type":"string"},"🎉":{"type":"integer"},"名前":{"type":"string"},"":{"type":"integer"},"in-reply-to":{"type":"string"},"rest":{"type":"integer"},"_":{"type":"integer"}},"required":["type","from","self","Self","crate","super","fn","async","gen","orderBy","order_by","🎉","名前","","rest","_"],"additionalProperties":{"type":"string"}},{"$ref":"#/$defs/ALongNameOfATypeThatGoesOn"},{"type":"integer"}],"items":false,"minItems":6,"$defs":{"Box":{"type":"object","properties":{"inside":{"$ref":"#/$defs/Box"}},"additionalProperties":false},"Record":{"type":"object","properties":{"name":{"type":"string"},"fields":{"type":"array","items":{"type":"object","properties":{"table":{"type":"object","properties":{"rows":{"type":"array","items":{"type":"array","items":{}}}},"required":["rows"],"additionalProperties":false},"record":{"$ref":"#/$defs/Record"}},"required":["table"],"additionalProperties":false}}},"required":["name","fields"],"additionalProperties":false},"ALongNameOfATypeThatGoesOn":{"description":"Docs with `*/`, back-ticks ```, quotes \\"\\"\\", braces {{}} {x}, [a link](nowhere), [`broken`], <b>, a mark \\u202e turned, \\u200f.\\n\\n    indented code();\\n\\n```\\nfenced();\\n```\\n\\n- a list\\nlazily continued","type":"object","properties":{"a_very_long_name_of_a_field_that_goes_on_and_on":{"anyOf":[{"$ref":"#/$defs/ALongNameOfATypeThatGoesOn"},{"type":"null"}]},"another_very_long_name_of_a_field_with_limits_that_goes_on_and_on":{"type":"array","items":{"type":"string","minLength":1,"maxLength":9},"minItems":1,"maxItems":3,"uniqueItems":true},"yet_another_very_long_name_of_a_field_with_a_default_that_goes_on":{"type":"string","default":"x","minLength":1,"maxLength":9}},"required":["a_very_long_name_of_a_field_that_goes_on_and_on","another_very_long_name_of_a_field_with_limits_that_goes_on_and_on"],"additionalProperties":false}}}',
    )


@cache
def _bound_maybe() -> decl.Spec:
    """Give the spec of the tool `bound_maybe`."""
    return decl.Spec(
        name="bound_maybe",
        toolset="round",
        service="tools",
        implementation=decl.Implementation("method", "tools.maybe"),
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"b":{"type":"integer"}},"required":["b"],"additionalProperties":false},{"type":"null"}]}',
    )


@cache
def _bound_nothing() -> decl.Spec:
    """Give the spec of the tool `bound_nothing`."""
    return decl.Spec(
        name="bound_nothing",
        toolset="round",
        service="tools",
        implementation=decl.Implementation("method", "tools.always"),
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{},"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "go_round": _go_round,
    "\u202eturned\n`x`": _u202e_turned_x,
    "bound_maybe": _bound_maybe,
    "bound_nothing": _bound_nothing,
}
