# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the toolset `odd: things`, as data."""

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

_Spec = partial(decl.Spec, toolset="odd: things", service="archive")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="odd: things",
        service="archive",
        tools=tuple(SPECS),
    )


@SPECS.tool("type")
def _type_() -> decl.Spec:
    return _Spec(
        name="type",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string"}',
        capabilities=(
            decl.Capability("none"),
        ),
    )


@SPECS.tool("count")
def _count() -> decl.Spec:
    return _Spec(
        name="count",
        description="Counts.",
        input_schema='{"type":"object","properties":{"to":{"type":"integer"}},"required":["to"],"additionalProperties":false}',
        output_schema='{"type":"integer"}',
        item_schema='{"type":"array","items":{"type":"integer"},"minItems":1}',
        next=(
            decl.Handoff("burn", "When it is done"),
        ),
    )


@SPECS.tool("fetch!")
def _fetch() -> decl.Spec:
    return _Spec(
        name="fetch!",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"fetch!":{"type":"integer"}},"required":["fetch!"],"additionalProperties":false}',
    )


@SPECS.tool("../x")
def _x() -> decl.Spec:
    return _Spec(
        name="../x",
        input_schema='{"type":"object","properties":{"self":{"type":"string"}},"required":["self"],"additionalProperties":false}',
        output_schema='{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"string"},"minItems":1}',
    )


@SPECS.tool("a_tool_with_a_name_that_is_longer_than_most_names_of_tools")
def _a_tool_with_a_name_that_is_longer_than_most_names_of_tools() -> decl.Spec:
    return _Spec(
        name="a_tool_with_a_name_that_is_longer_than_most_names_of_tools",
        input_schema='{"type":"object","properties":{"an_argument":{"type":"string"}},"required":["an_argument"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","properties":{"an_item":{"type":"string"}},"required":["an_item"],"additionalProperties":false}}',
        item_schema='{"type":"object","properties":{"a_part":{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}},"required":["a_part"],"additionalProperties":false}',
    )
