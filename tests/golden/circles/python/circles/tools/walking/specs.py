# Made by toolc from right.tools; do not edit.
"""Everything the design declares of the toolset `walking`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import spec as decl
from toolrt.specs import Specs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="walking", service="circles")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="walking",
        service="circles",
        description="Walks.",
        tools=tuple(SPECS),
    )


@SPECS.tool("walk_all")
def _walk_all() -> decl.Spec:
    return _Spec(
        name="walk_all",
        description="Takes them all.",
        input_schema='{"type":"object","properties":{"turns":{"$ref":"#/$defs/Turns"},"few":{"$ref":"#/$defs/Turns","maxItems":1},"turn":{"$ref":"#/$defs/Turn"},"pair":{"$ref":"#/$defs/Pair"},"either":{"anyOf":[{"type":"string","minLength":1,"maxLength":3},{"type":"array","items":{"$ref":"#/$defs/Other"}}]},"there":{"type":"array","description":"Through aliases of the other package to a type of this one.","items":{"anyOf":[{"$ref":"#/$defs/Colour"},{"type":"null"}]}},"index":{"$ref":"#/$defs/Index"},"names":{"type":"array","items":{"type":"string","minLength":1,"maxLength":10},"maxItems":3},"mixed":{"type":"array","default":[],"items":{"anyOf":[{"type":"string","minLength":1,"maxLength":10},{"type":"integer"}]}},"shape":{"description":"Its variants are records of both.","anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["flat"]},"side":{"$ref":"#/$defs/Side","default":"near"}},"required":["kind"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["square"]},"colour":{"$ref":"#/$defs/Colour","default":"green"}},"required":["kind"],"additionalProperties":false}]},"form":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["round"]},"colour":{"$ref":"#/$defs/Colour"}},"required":["kind","colour"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["square"]},"colour":{"$ref":"#/$defs/Colour","default":"green"}},"required":["kind"],"additionalProperties":false}]}},"required":["turns","few","turn","pair","either","there","index","names","shape","form"],"additionalProperties":false,"$defs":{"Turns":{"type":"array","description":"Through a list to a record that leads back.","items":{"$ref":"#/$defs/Turn"},"maxItems":4},"Turn":{"type":"object","properties":{"turns":{"anyOf":[{"$ref":"#/$defs/Turns"},{"type":"null"}]},"name":{"type":"string","minLength":1,"maxLength":10},"colour":{"$ref":"#/$defs/Colour","default":"red"}},"required":["turns","name"],"additionalProperties":false},"Colour":{"type":"string","enum":["red","green"]},"Pair":{"type":"object","properties":{"other":{"anyOf":[{"$ref":"#/$defs/Other"},{"type":"null"}]},"name":{"type":"string","minLength":1,"maxLength":10},"side":{"$ref":"#/$defs/Side","default":"far"}},"required":["other","name"],"additionalProperties":false},"Other":{"type":"object","properties":{"pair":{"anyOf":[{"$ref":"#/$defs/Pair"},{"type":"null"}]},"names":{"type":"array","default":[],"items":{"type":"string","minLength":1,"maxLength":10}}},"required":["pair"],"additionalProperties":false},"Side":{"type":"string","enum":["near","far"]},"Index":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"#/$defs/Index"}}}}}',
        output_schema='{"anyOf":[{"type":"string","minLength":1,"maxLength":3},{"type":"array","items":{"$ref":"#/$defs/Other"}}],"$defs":{"Other":{"type":"object","properties":{"pair":{"anyOf":[{"type":"object","properties":{"other":{"anyOf":[{"$ref":"#/$defs/Other"},{"type":"null"}]},"name":{"type":"string","minLength":1,"maxLength":10},"side":{"default":"far","type":"string","enum":["near","far"]}},"required":["other","name"],"additionalProperties":false},{"type":"null"}]},"names":{"type":"array","default":[],"items":{"type":"string","minLength":1,"maxLength":10}}},"required":["pair"],"additionalProperties":false}}}',
    )


@SPECS.tool("give_form")
def _give_form() -> decl.Spec:
    return _Spec(
        name="give_form",
        description="Gives a form.",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["round"]},"colour":{"$ref":"#/$defs/Colour"}},"required":["kind","colour"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["square"]},"colour":{"$ref":"#/$defs/Colour","default":"green"}},"required":["kind"],"additionalProperties":false}],"$defs":{"Colour":{"type":"string","enum":["red","green"]}}}',
    )
