# Made by toolc from desk.tools; do not edit.
"""The types of the package `case.newtypes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NewType, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from .. import case_newtypes_shared

if TYPE_CHECKING:
    from collections.abc import Mapping

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
    TicketId = NewType("TicketId", str)
    """The id of a ticket."""
else:
    TicketId = toolrt.checked(
        "TicketId",
        Annotated[
            str, msgspec.Meta(min_length=3, max_length=12, pattern="^T-[0-9]+\\Z")
        ],
        __name__,
        "TICKET_ID",
    )


if TYPE_CHECKING:
    FreshId = NewType("FreshId", str)
    """A ticket of this year."""
else:
    FreshId = toolrt.checked(
        "FreshId",
        Annotated[str, msgspec.Meta(min_length=3, max_length=12, pattern="^T-26")],
        __name__,
        "FRESH_ID",
    )


AnyId: TypeAlias = TicketId
"""Another name of the same."""


if TYPE_CHECKING:
    Owner = NewType("Owner", str)
    """May be nobody."""
else:
    Owner = toolrt.checked("Owner", toolrt.Email, __name__, "OWNER")


if TYPE_CHECKING:
    RunId = NewType("RunId", str)
else:
    RunId = toolrt.checked("RunId", toolrt.Uuid, __name__, "RUN_ID")


if TYPE_CHECKING:
    Weight = NewType("Weight", float)
else:
    Weight = toolrt.checked(
        "Weight", Annotated[float, msgspec.Meta(gt=0.0)], __name__, "WEIGHT"
    )


if TYPE_CHECKING:
    Priority = NewType("Priority", int)
else:
    Priority = toolrt.checked(
        "Priority", Annotated[int, msgspec.Meta(ge=1, le=5)], __name__, "PRIORITY"
    )


if TYPE_CHECKING:
    Price = NewType("Price", toolrt.Decimal)
else:
    Price = toolrt.checked("Price", toolrt.Decimal, __name__, "PRICE")


if TYPE_CHECKING:
    Stamp = NewType("Stamp", str)
else:
    Stamp = toolrt.checked("Stamp", toolrt.DateTime, __name__, "STAMP")


if TYPE_CHECKING:
    Place = NewType("Place", str)
else:
    Place = toolrt.checked(
        "Place",
        Annotated[toolrt.FilePath, msgspec.Meta(max_length=100)],
        __name__,
        "PLACE",
    )


Note: TypeAlias = str
"""Stays a name: nothing is asked of it."""


Token: TypeAlias = toolrt.Secret[Annotated[str, msgspec.Meta(min_length=8)]]
"""Stays a name: it may be anything that is never shown."""


Even: TypeAlias = toolrt.Int
"""Stays a name: keywords are said where it is used."""


Ids: TypeAlias = Annotated[list[TicketId], msgspec.Meta(min_length=1, max_length=3)]
"""Stays a name."""


if TYPE_CHECKING:
    TicketWhole: TypeAlias = "Stamp"
else:
    TicketWhole = Annotated[toolrt.DateTime, msgspec.Meta(max_length=20)]


if TYPE_CHECKING:
    TicketNear: TypeAlias = "TicketId"
else:
    TicketNear = Annotated[
        str, msgspec.Meta(min_length=3, max_length=5, pattern="^T-[0-9]+\\Z")
    ]


if TYPE_CHECKING:
    TicketLow: TypeAlias = "Priority"
else:
    TicketLow = Annotated[int, msgspec.Meta(ge=1, le=2)]


if TYPE_CHECKING:
    TicketPair: TypeAlias = "tuple[TicketId, *tuple[Priority, ...]]"
else:
    TicketPair = toolrt.opaque("TicketPair")


if TYPE_CHECKING:
    TicketEither: TypeAlias = "TicketId | Priority | case_newtypes_shared.Grade"
else:
    TicketEither = toolrt.opaque("TicketEither")


if TYPE_CHECKING:
    TicketNearestItem: TypeAlias = "TicketId"
else:
    TicketNearestItem = Annotated[
        str, msgspec.Meta(min_length=3, max_length=4, pattern="^T-[0-9]+\\Z")
    ]


class Ticket(toolrt.Record):
    id: TicketId
    fresh: FreshId
    any: AnyId | UnsetType = UNSET
    owner: Owner | None
    maybe: Owner | UnsetType | None = UNSET
    run: RunId
    weight: Weight = msgspec.field(
        default_factory=toolrt.default(__name__, "TICKET", "weight")
    )
    priority: Priority = msgspec.field(
        default_factory=toolrt.default(__name__, "TICKET", "priority")
    )
    price: Price = msgspec.field(
        default_factory=toolrt.default(__name__, "TICKET", "price")
    )
    stamp: Stamp | UnsetType = UNSET
    whole: TicketWhole | UnsetType = UNSET
    """Without parts of a second."""
    place: Place = msgspec.field(
        default_factory=toolrt.default(__name__, "TICKET", "place")
    )
    note: Note
    token: Token | UnsetType = UNSET
    hidden: toolrt.Secret[TicketId] | UnsetType = UNSET
    near: TicketNear = msgspec.field(
        default_factory=toolrt.default(__name__, "TICKET", "near")
    )
    """Shorter than others, and older."""
    low: TicketLow | UnsetType | None = UNSET
    code: case_newtypes_shared.Code
    by_id: dict[str, Priority] = msgspec.field(
        default_factory=toolrt.default(__name__, "TICKET", "by_id")
    )
    ids: Ids = msgspec.field(default_factory=toolrt.default(__name__, "TICKET", "ids"))
    pair: TicketPair
    either: TicketEither
    nearest: list[TicketNearestItem]
    rest: dict[str, Weight] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""

    @classmethod
    def make(
        cls,
        *,
        id: TicketId,
        fresh: FreshId,
        any: AnyId | UnsetType = UNSET,
        owner: Owner | None,
        maybe: Owner | UnsetType | None = UNSET,
        run: RunId | toolrt.natural.Uuid,
        weight: Weight | UnsetType = UNSET,
        priority: Priority | UnsetType = UNSET,
        price: Price | UnsetType = UNSET,
        stamp: Stamp | toolrt.natural.DateTime | UnsetType = UNSET,
        whole: TicketWhole | toolrt.natural.DateTime | UnsetType = UNSET,
        place: Place | UnsetType = UNSET,
        note: Note,
        token: Token | UnsetType = UNSET,
        hidden: toolrt.Secret[TicketId] | UnsetType = UNSET,
        near: TicketNear | UnsetType = UNSET,
        low: TicketLow | UnsetType | None = UNSET,
        code: case_newtypes_shared.Code,
        by_id: dict[str, Priority] | UnsetType = UNSET,
        ids: Ids | UnsetType = UNSET,
        pair: TicketPair,
        either: TicketEither,
        nearest: list[TicketNearestItem],
        rest: Mapping[str, Weight] | UnsetType = UNSET,
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls,
            __name__,
            "TICKET",
            id=id,
            fresh=fresh,
            any=any,
            owner=owner,
            maybe=maybe,
            run=run,
            weight=weight,
            priority=priority,
            price=price,
            stamp=stamp,
            whole=whole,
            place=place,
            note=note,
            token=token,
            hidden=hidden,
            near=near,
            low=low,
            code=code,
            by_id=by_id,
            ids=ids,
            pair=pair,
            either=either,
            nearest=nearest,
            rest=rest,
        )


class ChangeMoved(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="moved"
):
    """The variant `moved` of `Change`."""

    value: TicketId


class ChangeRanked(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="ranked"
):
    """The variant `ranked` of `Change`."""

    value: Priority


class ChangeRenamed(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="renamed"
):
    """The variant `renamed` of `Change`."""

    value: Note


Change: TypeAlias = ChangeMoved | ChangeRanked | ChangeRenamed


if TYPE_CHECKING:
    NoTicketTriedItem: TypeAlias = "TicketId"
else:
    NoTicketTriedItem = Annotated[
        str, msgspec.Meta(min_length=3, max_length=6, pattern="^T-[0-9]+\\Z")
    ]


class NoTicket(toolrt.DeclaredError, code="no_ticket"):
    """Nobody has it.

    Kind `not_found`, recovery `correct`.
    """

    id: TicketId
    tried: list[NoTicketTriedItem]
