# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the toolset `archive`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import toolrt
from toolrt import call
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "advertised", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="archive",
        service="archive",
        description="What was kept.",
        tools=("search_archive", "fetch", "burn"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _search_archive() -> decl.Spec:
    """Give the spec of the tool `search_archive`."""
    return decl.Spec(
        name="search_archive",
        description="Search.",
        toolset="archive",
        service="archive",
        input_schema='{"type":"object","properties":{"text":{"type":"string"},"limit":{"type":"integer","default":10,"minimum":1,"maximum":100}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"items":{"type":"array","items":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"next_cursor":{"type":"string"}},"required":["items"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read", "./archive"),
            decl.Capability("net:read"),
        ),
        scopes=("archive:read",),
    )


@cache
def _fetch() -> decl.Spec:
    """Give the spec of the tool `fetch`."""
    return decl.Spec(
        name="fetch",
        toolset="archive",
        service="archive",
        input_schema='{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string","format":"uuid"}}},"required":["ids"],"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read", "./archive"),
        ),
    )


@cache
def _burn() -> decl.Spec:
    """Give the spec of the tool `burn`."""
    return decl.Spec(
        name="burn",
        description="Forget it.",
        toolset="archive",
        service="archive",
        input_schema='{"type":"object","properties":{"id":{"type":"string","format":"uuid"}},"required":["id"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        capabilities=(
            decl.Capability("fs:delete"),
            decl.Capability("fs:write"),
        ),
        scopes=("archive:delete",),
        confirm=decl.Confirm(("Burn ", call.Scalar(("args", "id")), "?")),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "search_archive": _search_archive,
    "fetch": _fetch,
    "burn": _burn,
}
