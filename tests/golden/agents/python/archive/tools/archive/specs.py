# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the toolset `archive`, as data."""

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

_Spec = partial(decl.Spec, toolset="archive", service="archive")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="archive",
        service="archive",
        description="What was kept.",
        tools=tuple(SPECS),
    )


@SPECS.tool("search_archive")
def _search_archive() -> decl.Spec:
    return _Spec(
        name="search_archive",
        description="Search.",
        input_schema='{"type":"object","properties":{"text":{"type":"string"},"limit":{"type":"integer","default":10,"minimum":1,"maximum":100}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"items":{"type":"array","items":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"next_cursor":{"type":"string"}},"required":["items"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read", "./archive"),
            decl.Capability("net:read"),
        ),
        scopes=("archive:read",),
    )


@SPECS.tool("fetch")
def _fetch() -> decl.Spec:
    return _Spec(
        name="fetch",
        input_schema='{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string","format":"uuid"}}},"required":["ids"],"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read", "./archive"),
        ),
    )


@SPECS.tool("burn")
def _burn() -> decl.Spec:
    return _Spec(
        name="burn",
        description="Forget it.",
        input_schema='{"type":"object","properties":{"id":{"type":"string","format":"uuid"}},"required":["id"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        capabilities=(
            decl.Capability("fs:delete"),
            decl.Capability("fs:write"),
        ),
        scopes=("archive:delete",),
        confirm=decl.Confirm(("Burn ", call.Scalar(("args", "id")), "?")),
    )
