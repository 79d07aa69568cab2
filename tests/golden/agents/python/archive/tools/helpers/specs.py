# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the toolset `helpers`, as data."""

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

_Spec = partial(decl.Spec, toolset="helpers", service="archive")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="helpers",
        service="archive",
        tools=tuple(SPECS),
    )


@SPECS.tool("codecs")
def _codecs() -> decl.Spec:
    return _Spec(
        name="codecs",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
    )


@SPECS.tool("wipe")
def _wipe() -> decl.Spec:
    return _Spec(
        name="wipe",
        description="Its plan is named like the next tool.",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
        effects=decl.Effects(destructive=True),
        dry_run=True,
    )


@SPECS.tool("plan_wipe")
def _plan_wipe() -> decl.Spec:
    return _Spec(
        name="plan_wipe",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
        effects=decl.Effects(readonly=True),
    )


@SPECS.tool("calls")
def _calls() -> decl.Spec:
    return _Spec(
        name="calls",
        input_schema='{"type":"object","properties":{"calls":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["calls"],"additionalProperties":false}',
        output_schema='{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}',
        partial=True,
    )
