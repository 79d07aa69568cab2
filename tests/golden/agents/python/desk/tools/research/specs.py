# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the toolset `research`, as data."""

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
        name="research",
        service="desk",
        description="Research, done by an agent.",
        tools=("research", "stream_research", "summarize"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _research() -> decl.Spec:
    """Give the spec of the tool `research`."""
    return decl.Spec(
        name="research",
        description="Find out.",
        toolset="research",
        service="desk",
        implementation=decl.Implementation("agent", "researcher"),
        version="2.0.0",
        input_schema='{"type":"object","properties":{"question":{"description":"What is to be found out.","type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["text"],"additionalProperties":false},"depth":{"type":"integer","default":1}},"required":["question"],"additionalProperties":false}',
        output_schema='{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}',
        item_schema='{"anyOf":[{"description":"What is to be found out.","type":"object","properties":{"kind":{"type":"string","enum":["ask"]},"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["kind","text"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","enum":["tell"]},"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["kind","text"],"additionalProperties":false}]}',
        errors=(
            decl.ErrorSpec(code="nobody_knows", kind=call.Kind.NOT_FOUND, message="Nobody knows.", action=call.Action.CORRECT),
        ),
        timeout_ms=120000,
    )


@cache
def _stream_research() -> decl.Spec:
    """Give the spec of the tool `stream_research`."""
    return decl.Spec(
        name="stream_research",
        toolset="research",
        service="desk",
        implementation=decl.Implementation("agent", "researcher"),
        version="2.0.0",
        input_schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
    )


@cache
def _summarize() -> decl.Spec:
    """Give the spec of the tool `summarize`."""
    return decl.Spec(
        name="summarize",
        toolset="research",
        service="desk",
        implementation=decl.Implementation("agent", "researcher"),
        version="2.0.0",
        input_schema='{"type":"object","properties":{"texts":{"type":"array","items":{"type":"string"}}},"required":["texts"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","properties":{"text":{"type":"string"},"weight":{"type":"number"}},"required":["text","weight"],"additionalProperties":false}}',
        partial=True,
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "research": _research,
    "stream_research": _stream_research,
    "summarize": _summarize,
}
