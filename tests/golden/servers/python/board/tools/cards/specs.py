# Made by toolc from servers.tools; do not edit.
"""Everything the design declares of the toolset `cards`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import call
from toolrt import spec as decl
from toolrt.mcp.spec import Icon

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="cards",
        service="board",
        description="Cards of the board.",
        when="Somebody speaks of cards.",
        tools=("find_cards", "move_card", "draw"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _find_cards() -> decl.Spec:
    """Give the spec of the tool `find_cards`."""
    return decl.Spec(
        name="find_cards",
        title="Find cards",
        description="Find cards.",
        toolset="cards",
        service="board",
        version="2.0.0",
        tags=("reading",),
        icons=(Icon(src="https://acme.dev/find.png", mime="image/png", sizes=("48x48", "96x96"), theme="dark"), Icon(src="data:image/svg+xml;base64,PHN2Zy8+", sizes=("any",))),
        input_schema='{"type":"object","properties":{"query":{"type":"string","default":""},"region":{"type":"string","x-mcp-header":"Region"}},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"$ref":"#/$defs/Card"},"$defs":{"Card":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"next":{"$ref":"#/$defs/Card"}},"required":["id","title"],"additionalProperties":false}}}',
        injected=(
            decl.Injected("run", "context.run_id"),
        ),
        effects=decl.Effects(readonly=True),
        cost="low",
        errors=(
            decl.ErrorSpec(code="no_such_card", kind=call.Kind.NOT_FOUND, message="There is no such card.", action=call.Action.CORRECT),
        ),
        next=(
            decl.Handoff("move_card", "To move one"),
        ),
        result_hint=("", call.Count(("result",)), " cards"),
        examples=(
            decl.Example(name="all", args="{}", result="[]"),
            decl.Example(args='{"query":"x"}', error=("no_such_card", '{"id":7}')),
        ),
        meta='{"acme.dev/team":"cards","dev.toolc/cost":"replaced"}',
    )


@cache
def _move_card() -> decl.Spec:
    """Give the spec of the tool `move_card`."""
    return decl.Spec(
        name="move_card",
        description="Move a card.",
        toolset="cards",
        service="board",
        version="2.0.0",
        deprecated="use the board",
        input_schema='{"type":"object","properties":{"id":{"type":"integer"},"column":{"type":"string","enum":["Open","Done"]}},"required":["id","column"],"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
        effects=decl.Effects(idempotent=True),
        capabilities=(
            decl.Capability("state:mutate"),
        ),
        scopes=("cards:write",),
        data="internal",
        pii="none",
        avoid="The card is archived.",
    )


@cache
def _draw() -> decl.Spec:
    """Give the spec of the tool `draw`."""
    return decl.Spec(
        name="draw",
        description="Draw the board.",
        toolset="cards",
        service="board",
        version="2.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "find_cards": _find_cards,
    "move_card": _move_card,
    "draw": _draw,
}
