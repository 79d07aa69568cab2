# Made by toolc from servers.tools; do not edit.
"""What a host implements to provide the toolset `cards`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_servers import codecs as acme_servers_codecs
    from . import codecs, specs, types
else:
    acme_servers_codecs = toolrt.later(__package__, "....types.acme_servers.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["DRAW", "FIND_CARDS", "MOVE_CARD", "CardsChecks", "CardsTools", "toolset"]


class CardsTools(Protocol):
    """Cards of the board."""

    def find_cards(
        self,
        cx: toolrt.Context,
        args: types.FindCardsArgs,
        injected: types.FindCardsInjected,
        /,
    ) -> toolrt.Handled[list[types.Card]]:
        """Find cards."""
        ...

    def move_card(
        self, cx: toolrt.Context, args: types.MoveCardArgs, /
    ) -> toolrt.Handled[bool]:
        """Move a card."""
        ...

    def draw(
        self, cx: toolrt.Context, args: types.DrawArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Draw the board."""
        ...


class CardsChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_find_cards(
        self, _cx: toolrt.Context, _args: types.FindCardsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `find_cards`."""
        return ()

    def check_move_card(
        self, _cx: toolrt.Context, _args: types.MoveCardArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `move_card`."""
        return ()

    def check_draw(
        self, _cx: toolrt.Context, _args: types.DrawArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `draw`."""
        return ()


def toolset(tools: CardsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "cards",
        lambda: specs.toolset,
        tools,
        [(FIND_CARDS, "find_cards"), (MOVE_CARD, "move_card"), (DRAW, "draw")],
    )


FIND_CARDS = Tool(
    name="find_cards",
    spec=lambda: specs.SPECS["find_cards"],
    args=lambda: codecs.FIND_CARDS_ARGS,
    result=lambda: codecs.FIND_CARDS_RESULT,
    injected=lambda: codecs.FIND_CARDS_INJECTED,
    errors=lambda: {
        "no_such_card": Declared(types.NoSuchCard, acme_servers_codecs.NO_SUCH_CARD)
    },
)

MOVE_CARD = Tool(
    name="move_card",
    spec=lambda: specs.SPECS["move_card"],
    args=lambda: codecs.MOVE_CARD_ARGS,
    result=lambda: codecs.MOVE_CARD_RESULT,
)

DRAW: Tool[types.DrawArgs, toolrt.Content] = Tool(
    name="draw", spec=lambda: specs.SPECS["draw"], args=lambda: codecs.DRAW_ARGS
)
