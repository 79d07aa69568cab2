# Made by toolc from wide.tools; do not edit.
"""Everything the design declares of the toolset `web`, as data."""

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

_Spec = partial(decl.Spec, toolset="web", service="corners", version="2.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="web",
        service="corners",
        tools=tuple(SPECS),
    )


@SPECS.tool("web-search")
def _web_search() -> decl.Spec:
    return _Spec(
        name="web-search",
        title="Web search",
        description="Search the web.",
        implementation=decl.Implementation("mcp", "search-server"),
        deprecated="Use search2",
        input_schema='{"type":"object","properties":{"query":{"type":"string","x-mcp-header":"Query"}},"required":["query"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"results":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"url":{"type":"string","format":"uri"}},"required":["title","url"],"additionalProperties":false}},"keywords":{"type":"object","properties":{"type":{"type":"string"},"tool":{"type":"integer"},"filter[status]":{"type":"string"},"from":{"type":"string","format":"date-time"},"in-reply-to":{"type":"string"},"args":{"type":"array","items":{"type":"array","items":{"type":"integer"}}}},"required":["type","from","args"],"additionalProperties":false},"nested":{"description":"Inline records, literals, tuples, maps.","type":"object","properties":{"point":{"type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"}},"required":["x","y"],"additionalProperties":false},"mode":{"default":"fast","type":"string","enum":["fast","slow"]},"level":{"default":1,"type":"integer","enum":[1,2,3]},"sort":{"default":null,"anyOf":[{"type":"string","enum":["asc","desc"]},{"type":"null"}]},"span":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"minItems":2,"maxItems":2},"trail":{"anyOf":[{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1},{"type":"null"}]},"bag":{"type":"object","default":{},"additionalProperties":{"type":"array","items":{}}},"money":{"description":"An amount of money.","type":"object","properties":{"amount":{"type":"integer","description":"Minor units, for example cents."},"currency":{"type":"string","pattern":"^[A-Z]{3}$"}},"required":["amount","currency"],"additionalProperties":false}},"required":["point","span","money"],"additionalProperties":false},"open":{"description":"Keys that are not declared are kept.","type":"object","properties":{"id":{"type":"integer"}},"required":["id"]},"typed":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"string"}},"based":{"type":"object","properties":{"id":{"type":"integer"},"extra":{"anyOf":[{},{"type":"null"}]}},"required":["id"],"additionalProperties":false},"wire":{"description":"What the values mean:\\n\\n- \\"done\\": Deprecated: use closed","type":"string","enum":["To Do","in progress","done"]}},"required":["results","keywords","nested","open","typed","based","wire"],"additionalProperties":false}',
        injected=(
            decl.Injected("token", "context.labels.token"),
        ),
        effects=decl.Effects(readonly=True, open_world=True),
        data="confidential",
        pii="processes",
        retries=2,
        backoff_ms=500,
        parallel=4,
        side=(
            decl.SideSpec("raw", "internal"),
        ),
        reminder=("Quote your sources.",),
    )
