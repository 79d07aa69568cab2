# Made by toolc from calls.tools; do not edit.
"""The payloads, results and errors of the toolset `calling`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.conformance_calls.types import (
    Address,
    AlreadyThere,
    BadPattern,
    Broken,
    Country,
    Level,
    Locked,
    Mode,
    NobodyThere,
    NothingThere,
    NotYours,
    NoWords,
    Stopped,
    TooBusy,
    TooEarly,
    TooSlow,
)

__all__ = [
    "Address",
    "AlreadyThere",
    "BadPattern",
    "Broken",
    "CopyIdsArgs",
    "CopyIdsResult",
    "CountWordsArgs",
    "CountWordsResult",
    "Country",
    "DrawChartArgs",
    "DrawChartResult",
    "DrawChartSide",
    "DropAllArgs",
    "DropAllResult",
    "DropPathsArgs",
    "DropPathsResult",
    "FetchPageArgs",
    "FetchPageResult",
    "FindNamesArgs",
    "FindNamesArgsFilter",
    "FindNamesResult",
    "Level",
    "Locked",
    "LogInArgs",
    "LogInResult",
    "Mode",
    "NoWords",
    "NobodyThere",
    "NotYours",
    "NothingThere",
    "PutNoteArgs",
    "PutNoteResult",
    "ReadPagesArgs",
    "ReadPagesResult",
    "SendNoteArgs",
    "SendNoteResult",
    "ShipAllArgs",
    "ShipAllResult",
    "ShipOrderArgs",
    "ShipOrderGiftAnswer",
    "ShipOrderResult",
    "Stopped",
    "TooBusy",
    "TooEarly",
    "TooSlow",
    "WhoAmIArgs",
    "WhoAmIInjected",
    "WhoAmIResult",
]


class FindNamesArgsFilter(Struct, kw_only=True, forbid_unknown_fields=True):
    kinds: list[str]
    level: Level = 1


class FindNamesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `find_names`."""

    pattern: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    root: toolrt.FilePath = "."
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] | UnsetType = UNSET
    filter: FindNamesArgsFilter | UnsetType = UNSET


class FindNamesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    names: list[str]
    count: Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]


class WhoAmIArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `who_am_i`."""


class WhoAmIResult(Struct, kw_only=True, forbid_unknown_fields=True):
    run_id: toolrt.Uuid
    tries: toolrt.Int
    note: str | UnsetType = UNSET
    level: float | UnsetType = UNSET
    dry: bool | UnsetType = UNSET
    mode: Mode | UnsetType = UNSET
    since: toolrt.DateTime | UnsetType = UNSET
    caller: str


class WhoAmIInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `who_am_i`."""

    run_id: toolrt.Uuid
    tries: Annotated[int, msgspec.Meta(ge=1, le=3)]
    note: str | UnsetType = UNSET
    level: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)] | UnsetType = UNSET
    dry: bool | UnsetType = UNSET
    mode: Mode | UnsetType = UNSET
    since: toolrt.DateTime | UnsetType = UNSET
    caller: str


class DropPathsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `drop_paths`."""

    paths: Annotated[list[toolrt.FilePath], msgspec.Meta(min_length=1)]


class DropPathsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    dropped: toolrt.Int


class DropAllArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `drop_all`."""


class DropAllResult(Struct, kw_only=True, forbid_unknown_fields=True):
    dropped: toolrt.Int


class CopyIdsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `copy_ids`."""

    ids: list[str]


class CopyIdsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    done: list[str]


class DrawChartArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `draw_chart`."""

    points: list[float]


class DrawChartResult(Struct, kw_only=True, forbid_unknown_fields=True):
    title: str


class DrawChartSide(Struct, kw_only=True, forbid_unknown_fields=True):
    """What `draw_chart` gives beside its result."""

    series: list[float] | UnsetType = UNSET
    log: toolrt.Json | UnsetType = UNSET


class ReadPagesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read_pages`."""

    cursor: str | UnsetType = UNSET


class ReadPagesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    items: list[toolrt.Int]
    next: str | UnsetType | None = UNSET


class CountWordsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `count_words`."""

    text: Annotated[str, msgspec.Meta(min_length=1)]


class CountWordsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    count: toolrt.Int


class LogInArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `log_in`."""

    user: str
    token: toolrt.Secret[Annotated[str, msgspec.Meta(min_length=8)]]


class LogInResult(Struct, kw_only=True, forbid_unknown_fields=True):
    token: toolrt.Secret[str]


class FetchPageArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `fetch_page`."""

    page: Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]


class FetchPageResult(Struct, kw_only=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1)]


class PutNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `put_note`."""

    text: str


class PutNoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    id: str


class SendNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `send_note`."""

    text: str
    to: str = "all"


class SendNoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    id: str


class ShipOrderArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `ship_order`."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class ShipOrderResult(Struct, kw_only=True, forbid_unknown_fields=True):
    answers: list[toolrt.Json]


class ShipAllArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `ship_all`."""

    id: str
    paths: Annotated[list[toolrt.FilePath], msgspec.Meta(min_length=1)]


class ShipAllResult(Struct, kw_only=True, forbid_unknown_fields=True):
    answers: list[toolrt.Json]


class ShipOrderGiftAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=40)]
    ribbon: bool | UnsetType = UNSET
