# Made by toolc from desk.tools; do not edit.
"""Aliases of texts and numbers with limits, everywhere that a type can stand, as types of their own."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AnyId",
    "Change",
    "ChangeMoved",
    "ChangeRanked",
    "ChangeRenamed",
    "Even",
    "FreshId",
    "Ids",
    "NoTicket",
    "NoTicketTriedItem",
    "Note",
    "Owner",
    "Place",
    "Price",
    "Priority",
    "RunId",
    "Stamp",
    "Ticket",
    "TicketEither",
    "TicketId",
    "TicketLow",
    "TicketNear",
    "TicketNearestItem",
    "TicketPair",
    "TicketWhole",
    "Token",
    "Weight",
]

if TYPE_CHECKING:
    from .types import (
        AnyId,
        Change,
        ChangeMoved,
        ChangeRanked,
        ChangeRenamed,
        Even,
        FreshId,
        Ids,
        Note,
        NoTicket,
        NoTicketTriedItem,
        Owner,
        Place,
        Price,
        Priority,
        RunId,
        Stamp,
        Ticket,
        TicketEither,
        TicketId,
        TicketLow,
        TicketNear,
        TicketNearestItem,
        TicketPair,
        TicketWhole,
        Token,
        Weight,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
