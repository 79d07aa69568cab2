# Made by toolc from places.tools; do not edit.
"""Everything the design declares of the toolset `places`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import call
from toolrt import spec as decl
from toolrt.specs import Specs

from ....types.case_places import codecs as case_places_codecs
from . import codecs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="places", service="places")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="places",
        service="places",
        description="Tools with paths and URIs in their arguments.",
        tools=tuple(SPECS),
    )


@SPECS.tool("read")
def _read() -> decl.Spec:
    return _Spec(
        name="read",
        description="Reads a file.",
        args=codecs.READ_ARGS,
        input_schema='{"type":"object","properties":{"file":{"type":"string","default":"."}},"additionalProperties":false}',
        output_schema='{"type":"string"}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read"),
        ),
    )


@SPECS.tool("copy")
def _copy() -> decl.Spec:
    return _Spec(
        name="copy",
        description="Copies.",
        args=case_places_codecs.COPY,
        input_schema='{"description":"What to copy, and where to.","type":"object","properties":{"from":{"type":"string"},"to":{"type":"string"},"log":{"type":"string","description":"Where the design says it."},"about":{"type":"string","format":"uri"}},"required":["from","to"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
        capabilities=(
            decl.Capability("fs:read"),
            decl.Capability("fs:write"),
        ),
        scopes=("copies:out",),
        data="restricted",
        pii="stores",
    )


@SPECS.tool("clean")
def _clean() -> decl.Spec:
    return _Spec(
        name="clean",
        description="Cleans up.",
        args=codecs.CLEAN_ARGS,
        input_schema='{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["paths"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
        effects=decl.Effects(destructive=True),
        capabilities=(
            decl.Capability("fs:delete", "./out"),
            decl.Capability("fs:delete", "./tmp"),
        ),
        confirm=decl.Confirm(("Delete ", call.Count(("args", "paths")), " files?")),
    )


@SPECS.tool("visit")
def _visit() -> decl.Spec:
    return _Spec(
        name="visit",
        description="Deals with places of all kinds.",
        args=codecs.VISIT_ARGS,
        input_schema='{"type":"object","properties":{"trees":{"type":"object","additionalProperties":{"$ref":"#/$defs/Tree"}},"pair":{"type":"array","prefixItems":[{"type":"string"},{"type":"string","format":"uri"}],"minItems":2,"maxItems":2},"targets":{"type":"array","items":{"description":"Where something is.","anyOf":[{"description":"A file.","type":"object","properties":{"kind":{"type":"string","enum":["file"]},"path":{"type":"string"}},"required":["kind","path"],"additionalProperties":false},{"description":"A page.","type":"object","properties":{"kind":{"type":"string","enum":["page"]},"url":{"type":"string","format":"uri"}},"required":["kind","url"],"additionalProperties":false}]}},"thing":{"description":"Any of several things.","anyOf":[{"description":"A file.","type":"object","properties":{"type":{"type":"string","enum":["file"]},"value":{"type":"string"}},"required":["type","value"],"additionalProperties":false},{"description":"A word.","type":"object","properties":{"type":{"type":"string","enum":["word"]},"value":{"type":"string"}},"required":["type","value"],"additionalProperties":false}]},"words":{"anyOf":[{"type":"string","enum":["stdin"]},{"type":"string"},{"type":"integer"}]},"source":{"anyOf":[{"type":"string","format":"uri"},{"type":"string"}]},"upload":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["file"]},"source":{"type":"string"}},"required":["kind","source"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["text"]},"source":{"type":"string"}},"required":["kind","source"],"additionalProperties":false}]},"hidden":{"type":"array","writeOnly":true,"items":{"type":"string"}},"folder":{"anyOf":[{"type":"string"},{"type":"null"}]},"note":{"type":"string"}},"additionalProperties":{"type":"string"},"$defs":{"Tree":{"description":"A tree of folders: as deep as it is.","type":"object","properties":{"at":{"type":"string","description":"A folder by another name.","minLength":1,"maxLength":200},"below":{"type":"array","default":[],"items":{"$ref":"#/$defs/Tree"}}},"required":["at"],"additionalProperties":false}}}',
        output_schema='{"type":"string"}',
        capabilities=(
            decl.Capability("fs:read"),
            decl.Capability("net:read"),
        ),
    )


@SPECS.tool("fetch")
def _fetch() -> decl.Spec:
    return _Spec(
        name="fetch",
        description="Gets a page.",
        args=codecs.FETCH_ARGS,
        input_schema='{"type":"object","properties":{"url":{"type":"string","format":"uri"}},"required":["url"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("net:read"),
        ),
    )


@SPECS.tool("load")
def _load() -> decl.Spec:
    return _Spec(
        name="load",
        description="Gets a file or a page, and nothing else.",
        args=codecs.LOAD_ARGS,
        input_schema='{"type":"object","properties":{"from":{"type":"string","format":"uri"},"log":{"type":"string","format":"uri"}},"required":["from"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
        capabilities=(
            decl.Capability("fs:read"),
            decl.Capability("net:read", "api.example.com"),
            decl.Capability("net:read", "www.example.com"),
            decl.Capability("net:write"),
        ),
    )
