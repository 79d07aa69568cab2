# Made by toolc from servers.tools; do not edit.
"""Everything the design declares of the MCP server `board_server`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.mcp import spec as decl
from toolrt.mcp.server import Server
from toolrt.mcp.spec import Icon

from ....board.tools.cards import specs as cards_specs
from . import specs
from .provider import toolset

if TYPE_CHECKING:
    import toolrt

    from .provider import BoardServerProvider

__all__ = ["server", "server_spec"]


def server(registry: toolrt.Registry, provider: BoardServerProvider) -> Server:
    """Make the server `board_server` of a registry.

    It shows those of its tools that are registered there; `toolrt.mcp` serves it.

    `provider` gives its resources, and the prompts that the host words.
    """
    return Server(server_spec, registry, toolset(provider))


# fmt: off


@cache
def server_spec() -> decl.ServerSpec:
    """Give everything that the design declares of the server."""
    return decl.ServerSpec(
        name="board_server",
        service="board",
        title="The board",
        description="Everything that a server may say.",
        version="2.1.0",
        instructions="Find a card before you move it.",
        icons=(Icon(src="https://acme.dev/board.png"),),
        tools=(
            cards_specs.SPECS["find_cards"],
            cards_specs.SPECS["move_card"],
            cards_specs.SPECS["draw"],
        ),
        text="both",
        discovery=decl.Discovery(search=True, permitted=True),
        cache=decl.Cache(ttl_ms=300000, private=True),
        context=(
            decl.Mapping(to="session_id", origin="header", name="X-Board-Session"),
            decl.Mapping(to="run_id", origin="meta", name="acme.dev/run"),
            decl.Mapping(to="labels.tenant", origin="claim", name="tenant"),
        ),
        resources=(
            decl.ResourceSpec(
                name="column",
                title="A column",
                description="All cards of a column.",
                uri="board:///columns/{name}",
                variables=("name",),
                mime="application/json",
                shape="json",
                watched=True,
                cache=decl.Cache(ttl_ms=10000, private=True),
                tool=specs.SPECS["board_server/column"],
            ),
            decl.ResourceSpec(
                name="picture",
                description="The picture of the board.",
                uri="board:///picture.png",
                mime="image/png",
                shape="blob",
                icons=(Icon(src="https://acme.dev/picture.png"),),
                tool=specs.SPECS["board_server/picture"],
            ),
            decl.ResourceSpec(
                name="a file",
                description="Files beside the board.",
                uri="board:///files/{+path}",
                variables=("path",),
                shape="content",
                tool=specs.SPECS["board_server/a file"],
            ),
            decl.ResourceSpec(
                name="notes",
                uri="board:///notes",
                shape="text",
                tool=specs.SPECS["board_server/notes"],
            ),
        ),
        prompts=(
            decl.PromptSpec(
                name="compare",
                title="Compare",
                description="Compare a card with a sketch.",
                icons=(Icon(src="https://acme.dev/compare.png"),),
                arguments=(
                    decl.PromptArgument(name="card", title="Card", description="The card.", required=True),
                    decl.PromptArgument(name="how", values=("fast", "very slow")),
                    decl.PromptArgument(name="loud", values=("false", "true")),
                    decl.PromptArgument(name="depth", values=("1", "2")),
                    decl.PromptArgument(name="limits"),
                ),
                tool=specs.SPECS["board_server/compare"],
            ),
            decl.PromptSpec(
                name="important",
                description="Whatever the host finds important.",
                arguments=(
                    decl.PromptArgument(name="topic"),
                ),
                tool=specs.SPECS["board_server/important"],
            ),
        ),
    )
