# Made by toolc from servers.tools; do not edit.
"""Cards of the board."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import CardsChecks, CardsTools, toolset
    from .types import (
        Card,
        Column,
        DrawArgs,
        FindCardsArgs,
        FindCardsInjected,
        MoveCardArgs,
        NoSuchCard,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["CardsChecks", "CardsTools", "toolset"],
            "types": [
                "Card",
                "Column",
                "DrawArgs",
                "FindCardsArgs",
                "FindCardsInjected",
                "MoveCardArgs",
                "NoSuchCard",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Card",
    "CardsChecks",
    "CardsTools",
    "Client",
    "Column",
    "DrawArgs",
    "FindCardsArgs",
    "FindCardsInjected",
    "MoveCardArgs",
    "NoSuchCard",
    "toolset",
]
