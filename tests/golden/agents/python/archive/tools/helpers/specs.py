# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the toolset `helpers`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import toolrt
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "advertised", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="helpers",
        service="archive",
        tools=("codecs", "wipe", "plan_wipe", "calls"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _codecs() -> decl.Spec:
    """Give the spec of the tool `codecs`."""
    return decl.Spec(
        name="codecs",
        toolset="helpers",
        service="archive",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
    )


@cache
def _wipe() -> decl.Spec:
    """Give the spec of the tool `wipe`."""
    return decl.Spec(
        name="wipe",
        description="Its plan is named like the next tool.",
        toolset="helpers",
        service="archive",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
        effects=decl.Effects(destructive=True),
        dry_run=True,
    )


@cache
def _plan_wipe() -> decl.Spec:
    """Give the spec of the tool `plan_wipe`."""
    return decl.Spec(
        name="plan_wipe",
        toolset="helpers",
        service="archive",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
        effects=decl.Effects(readonly=True),
    )


@cache
def _calls() -> decl.Spec:
    """Give the spec of the tool `calls`."""
    return decl.Spec(
        name="calls",
        toolset="helpers",
        service="archive",
        input_schema='{"type":"object","properties":{"calls":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["calls"],"additionalProperties":false}',
        output_schema='{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}',
        partial=True,
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "codecs": _codecs,
    "wipe": _wipe,
    "plan_wipe": _plan_wipe,
    "calls": _calls,
}
