# Made by toolc from records.tools; do not edit.
"""The types of the package `case.records`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Deep",
    "DeepA",
    "DeepAB",
    "DeepABCItem",
    "Defaults",
    "Kept",
    "Login",
    "Open",
    "OpenJson",
    "Point",
    "Session",
    "Tri",
]


class Point(Struct, kw_only=True, forbid_unknown_fields=True):
    """A point."""

    x: float
    y: float = 0.0
    z: float | UnsetType = UNSET


class Open(toolrt.Record):
    id: toolrt.Int
    rest: dict[str, toolrt.Json] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class OpenJson(toolrt.Record):
    id: toolrt.Int
    rest: dict[str, toolrt.Json] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class Kept(toolrt.Record):
    id: toolrt.Int
    rest: dict[str, Annotated[list[toolrt.Int], msgspec.Meta(max_length=3)]] = (
        msgspec.field(default_factory=toolrt.empty)
    )
    """All other keys."""


class DeepABCItem(Struct, kw_only=True, forbid_unknown_fields=True):
    d: Annotated[int, msgspec.Meta(ge=0, le=9)]


class DeepAB(Struct, kw_only=True, forbid_unknown_fields=True):
    c: list[DeepABCItem]


class DeepA(Struct, kw_only=True, forbid_unknown_fields=True):
    b: DeepAB


class Deep(Struct, kw_only=True, forbid_unknown_fields=True):
    a: DeepA


class Tri(Struct, kw_only=True, forbid_unknown_fields=True):
    x: Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)] | UnsetType | None = UNSET
    y: toolrt.Int | None
    z: toolrt.Int | None = None
    s: str | UnsetType | None = UNSET


class Defaults(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"list_": "list"}
):
    text: str = 'hello "you"'
    place: toolrt.FilePath = "."
    when: toolrt.DateTime = "2026-01-31T09:30:00Z"
    number: toolrt.Int = 7
    ratio: float = 0.5
    flag: bool = True
    list_: list[str] = msgspec.field(
        default_factory=toolrt.default(__name__, "DEFAULTS", "list")
    )
    point: Point = msgspec.field(
        default_factory=toolrt.default(__name__, "DEFAULTS", "point")
    )
    any: toolrt.Json = msgspec.field(
        default_factory=toolrt.default(__name__, "DEFAULTS", "any")
    )
    level: Literal[1, 2, 3] = 2
    note: str | None = "x"

    @classmethod
    def make(
        cls,
        *,
        text: str | UnsetType = UNSET,
        place: str | UnsetType = UNSET,
        when: str | toolrt.natural.DateTime | UnsetType = UNSET,
        number: int | UnsetType = UNSET,
        ratio: float | UnsetType = UNSET,
        flag: bool | UnsetType = UNSET,
        list_: list[str] | UnsetType = UNSET,
        point: Point | UnsetType = UNSET,
        any: toolrt.Json | UnsetType = UNSET,
        level: Literal[1, 2, 3] | UnsetType = UNSET,
        note: str | UnsetType | None = UNSET,
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls,
            __name__,
            "DEFAULTS",
            text=text,
            place=place,
            when=when,
            number=number,
            ratio=ratio,
            flag=flag,
            list_=list_,
            point=point,
            any=any,
            level=level,
            note=note,
        )


class Login(Struct, kw_only=True, forbid_unknown_fields=True):
    user: str
    password: toolrt.Secret[Annotated[str, msgspec.Meta(min_length=8)]]
    pin: toolrt.Secret[toolrt.Int] | UnsetType = UNSET
    old: (
        toolrt.Secret[Annotated[str, msgspec.Meta(max_length=9)]] | UnsetType | None
    ) = UNSET


class Session(toolrt.Record):
    user: str
    token: toolrt.Secret[str]
    rest: dict[str, toolrt.Json] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""
