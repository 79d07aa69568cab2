# Made by toolc from records.tools; do not edit.
"""The types of the package `conformance.records`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Absent",
    "Base",
    "Chain",
    "Empty",
    "Even",
    "Limits",
    "Marked",
    "Mode",
    "More",
    "Node",
    "Odd",
    "Odds",
    "Open",
    "OpenDeep",
    "OpenJson",
    "OpenTyped",
    "Outer",
    "Pick",
    "Rows",
    "Settings",
    "Spelled",
    "Todo",
    "Wanted",
    "Wide",
]


class Todo(Struct, kw_only=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(min_length=1)]
    title: str
    done: bool = False
    note: str | UnsetType = UNSET
    due: str | UnsetType | None = UNSET
    owner: str | None
    level: toolrt.Int | UnsetType = UNSET


class Empty(Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class Open(Struct, kw_only=True):
    id: toolrt.Int


class OpenJson(toolrt.Record):
    id: toolrt.Int
    rest: dict[str, toolrt.Json] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class OpenTyped(toolrt.Record):
    id: toolrt.Int
    rest: dict[str, Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]] = (
        msgspec.field(default_factory=toolrt.empty)
    )
    """All other keys."""


class Odd(toolrt.Record):
    filter_status: str | UnsetType = UNSET
    a_b_c: toolrt.Int | UnsetType = UNSET
    type_: str | UnsetType = UNSET
    quoted_key: toolrt.Int | UnsetType = UNSET
    empty: toolrt.Int | UnsetType = UNSET


class Outer(Struct, kw_only=True, forbid_unknown_fields=True):
    inner: Todo
    rest: list[Todo] | UnsetType = UNSET


class Node(Struct, kw_only=True, forbid_unknown_fields=True):
    value: toolrt.Int
    next: Node | UnsetType = UNSET
    children: list[Node] = []


class Base(Struct, kw_only=True, forbid_unknown_fields=True):
    b: toolrt.Int
    a: toolrt.Int


class More(Struct, kw_only=True, forbid_unknown_fields=True):
    b: toolrt.Int
    a: toolrt.Int
    c: toolrt.Int | UnsetType = UNSET


class Limits(Struct, kw_only=True, forbid_unknown_fields=True):
    low: toolrt.Int = 0
    high: toolrt.Int | UnsetType = UNSET


class Mode(StrEnum):
    FAST = "fast"
    SLOW = "slow"


class Settings(Struct, kw_only=True, forbid_unknown_fields=True):
    limits: Limits = msgspec.field(
        default_factory=toolrt.default(__name__, "SETTINGS", "limits")
    )
    tags: list[str] = msgspec.field(
        default_factory=toolrt.default(__name__, "SETTINGS", "tags")
    )
    names: dict[str, toolrt.Int] = msgspec.field(
        default_factory=toolrt.default(__name__, "SETTINGS", "names")
    )
    mode: Mode = Mode.SLOW
    pair: tuple[toolrt.Int, str] = msgspec.field(
        default_factory=toolrt.default(__name__, "SETTINGS", "pair")
    )
    any: toolrt.Json = msgspec.field(
        default_factory=toolrt.default(__name__, "SETTINGS", "any")
    )
    when: toolrt.DateTime = "2026-01-31T09:30:00Z"
    size: float = 1.5


class Absent(Struct, kw_only=True, forbid_unknown_fields=True):
    a: toolrt.Int | UnsetType = UNSET
    b: str | UnsetType = UNSET
    c: toolrt.Int
    d: toolrt.Int | UnsetType | None = UNSET


class Wanted(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"list_": "list"}
):
    text: str
    list_: list[toolrt.Int]
    map: dict[str, toolrt.Int]
    record: Base
    pair: tuple[toolrt.Int, toolrt.Int]
    mode: Mode
    one: Literal["x"]
    maybe: toolrt.Int | None
    day: toolrt.Date
    any: toolrt.Json
    either: toolrt.Int | str
    flag: bool
    real: float
    nothing: None
    data: bytes


class Pick(Struct, kw_only=True, forbid_unknown_fields=True):
    order_by: toolrt.Int
    orders: toolrt.Int | UnsetType = UNSET


class Even(Struct, kw_only=True, forbid_unknown_fields=True):
    kids: list[Odds] = []


class Odds(Struct, kw_only=True, forbid_unknown_fields=True):
    even: Even | UnsetType = UNSET
    by_name: dict[str, Even] | UnsetType = UNSET


if TYPE_CHECKING:
    Chain: TypeAlias = "list[Chain]"
else:
    Chain = toolrt.opaque("Chain")


class OpenDeep(Struct, kw_only=True, forbid_unknown_fields=True):
    inner: Open
    rest: OpenTyped | UnsetType = UNSET


class Marked(Struct, kw_only=True, forbid_unknown_fields=True):
    old: toolrt.Int | UnsetType = UNSET
    """Deprecated: use new"""
    new: toolrt.Int


class Wide(Struct, kw_only=True, forbid_unknown_fields=True):
    f1: toolrt.Int | UnsetType = UNSET
    f2: toolrt.Int | UnsetType = UNSET
    f3: toolrt.Int | UnsetType = UNSET
    f4: toolrt.Int | UnsetType = UNSET
    f5: toolrt.Int | UnsetType = UNSET
    f6: toolrt.Int | UnsetType = UNSET
    f7: toolrt.Int | UnsetType = UNSET
    f8: toolrt.Int | UnsetType = UNSET
    f9: toolrt.Int | UnsetType = UNSET
    f10: toolrt.Int | UnsetType = UNSET
    f11: toolrt.Int | UnsetType = UNSET
    f12: toolrt.Int | UnsetType = UNSET
    f13: toolrt.Int | UnsetType = UNSET
    f14: toolrt.Int | UnsetType = UNSET
    f15: toolrt.Int | UnsetType = UNSET
    f16: toolrt.Int | UnsetType = UNSET
    f17: toolrt.Int | UnsetType = UNSET
    f18: toolrt.Int | UnsetType = UNSET
    f19: toolrt.Int | UnsetType = UNSET
    f20: toolrt.Int | UnsetType = UNSET
    f21: toolrt.Int | UnsetType = UNSET
    f22: toolrt.Int | UnsetType = UNSET


class Spelled(toolrt.Record):
    a_b: toolrt.Int
    u43a_u43b_u44e_u447: toolrt.Int | UnsetType = UNSET
    new_line: toolrt.Int | UnsetType = UNSET
    back_slash: toolrt.Int | UnsetType = UNSET


class Rows(Struct, kw_only=True, forbid_unknown_fields=True):
    row: list[Annotated[int, msgspec.Meta(ge=1, le=2)]]
    row_item: Annotated[int, msgspec.Meta(ge=3, le=4)] | UnsetType | None = UNSET
