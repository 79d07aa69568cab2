# Made by toolc from wide.tools; do not edit.
"""The types of the package `acme.corners`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from .. import acme_common

__all__ = [
    "Based",
    "Keyword",
    "Nested",
    "NestedPoint",
    "Open",
    "OpenTyped",
    "Path3",
    "SearchArgs",
    "SearchResult",
    "Span",
    "Wire",
]


class Open(toolrt.Record):
    """Keys that are not declared are kept."""

    id: toolrt.Int
    rest: dict[str, toolrt.Json] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class OpenTyped(toolrt.Record):
    id: toolrt.Int
    rest: dict[str, str] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class Based(Struct, kw_only=True, forbid_unknown_fields=True):
    id: toolrt.Int
    extra: toolrt.Json | UnsetType | None = UNSET


class Keyword(
    Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={
        "type_": "type",
        "filter_status": "filter[status]",
        "from_": "from",
        "in_reply_to": "in-reply-to",
    },
):
    type_: str
    tool: toolrt.Int | UnsetType = UNSET
    filter_status: str | UnsetType = UNSET
    from_: toolrt.DateTime
    in_reply_to: str | UnsetType = UNSET
    args: list[list[toolrt.Int]]

    @classmethod
    def make(
        cls,
        *,
        type_: str,
        tool: int | UnsetType = UNSET,
        filter_status: str | UnsetType = UNSET,
        from_: str | toolrt.natural.DateTime,
        in_reply_to: str | UnsetType = UNSET,
        args: list[list[int]],
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls,
            __name__,
            "KEYWORD",
            type_=type_,
            tool=tool,
            filter_status=filter_status,
            from_=from_,
            in_reply_to=in_reply_to,
            args=args,
        )


class Wire(StrEnum):
    TODO = "To Do"
    IN_PROGRESS = "in progress"
    DONE = "done"
    """Deprecated: use closed"""


Span: TypeAlias = tuple[float, float]


if TYPE_CHECKING:
    Path3: TypeAlias = "tuple[str, *tuple[int, ...]]"
else:
    Path3 = toolrt.opaque("Path3")


class NestedPoint(Struct, kw_only=True, forbid_unknown_fields=True):
    x: float
    y: float


class Nested(Struct, kw_only=True, forbid_unknown_fields=True):
    """Inline records, literals, tuples, maps."""

    point: NestedPoint
    mode: Literal["fast", "slow"] = "fast"
    level: Literal[1, 2, 3] = 1
    sort: Literal["asc", "desc"] | UnsetType | None = UNSET
    span: Span
    trail: Path3 | UnsetType | None = UNSET
    bag: dict[str, list[toolrt.Json]] = {}
    money: acme_common.Money


class SearchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    text: str
    top: toolrt.Int
    lang: str


class SearchResult(Struct, kw_only=True, forbid_unknown_fields=True):
    items: list[str]
    truncated: bool
