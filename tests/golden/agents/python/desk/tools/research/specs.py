# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the toolset `research`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import call
from toolrt import spec as decl
from toolrt.specs import Specs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="research", service="desk", version="2.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="research",
        service="desk",
        description="Research, done by an agent.",
        tools=tuple(SPECS),
    )


@SPECS.tool("research")
def _research() -> decl.Spec:
    return _Spec(
        name="research",
        description="Find out.",
        implementation=decl.Implementation("agent", "researcher"),
        input_schema='{"type":"object","properties":{"question":{"description":"What is to be found out.","type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["text"],"additionalProperties":false},"depth":{"type":"integer","default":1}},"required":["question"],"additionalProperties":false}',
        output_schema='{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}',
        item_schema='{"anyOf":[{"description":"What is to be found out.","type":"object","properties":{"kind":{"type":"string","enum":["ask"]},"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["kind","text"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","enum":["tell"]},"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["kind","text"],"additionalProperties":false}]}',
        errors=(
            decl.ErrorSpec(code="nobody_knows", kind=call.Kind.NOT_FOUND, message="Nobody knows.", action=call.Action.CORRECT),
        ),
        timeout_ms=120000,
    )


@SPECS.tool("stream_research")
def _stream_research() -> decl.Spec:
    return _Spec(
        name="stream_research",
        implementation=decl.Implementation("agent", "researcher"),
        input_schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
    )


@SPECS.tool("summarize")
def _summarize() -> decl.Spec:
    return _Spec(
        name="summarize",
        implementation=decl.Implementation("agent", "researcher"),
        input_schema='{"type":"object","properties":{"texts":{"type":"array","items":{"type":"string"}}},"required":["texts"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","properties":{"text":{"type":"string"},"weight":{"type":"number"}},"required":["text","weight"],"additionalProperties":false}}',
        partial=True,
    )
