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
    """The arguments of `find_names`.

    Find names.
    """

    pattern: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    root: toolrt.FilePath = "."
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] | UnsetType = UNSET
    filter: FindNamesArgsFilter | UnsetType = UNSET


class FindNamesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `find_names`."""

    names: list[str]
    count: Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]


class WhoAmIArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `who_am_i`.

    Tell who calls.
    """


class WhoAmIResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `who_am_i`."""

    run_id: toolrt.Uuid
    tries: toolrt.Int
    note: str | UnsetType = UNSET
    level: float | UnsetType = UNSET
    dry: bool | UnsetType = UNSET
    mode: Mode | UnsetType = UNSET
    since: toolrt.DateTime | UnsetType = UNSET
    caller: str

    @classmethod
    def make(
        cls,
        *,
        run_id: str | toolrt.natural.Uuid,
        tries: int,
        note: str | UnsetType = UNSET,
        level: float | UnsetType = UNSET,
        dry: bool | UnsetType = UNSET,
        mode: Mode | UnsetType = UNSET,
        since: str | toolrt.natural.DateTime | UnsetType = UNSET,
        caller: str,
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls,
            __name__,
            "WHO_AM_I_RESULT",
            run_id=run_id,
            tries=tries,
            note=note,
            level=level,
            dry=dry,
            mode=mode,
            since=since,
            caller=caller,
        )


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

    @classmethod
    def make(
        cls,
        *,
        run_id: str | toolrt.natural.Uuid,
        tries: int,
        note: str | UnsetType = UNSET,
        level: float | UnsetType = UNSET,
        dry: bool | UnsetType = UNSET,
        mode: Mode | UnsetType = UNSET,
        since: str | toolrt.natural.DateTime | UnsetType = UNSET,
        caller: str,
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls,
            __name__,
            "WHO_AM_I_INJECTED",
            run_id=run_id,
            tries=tries,
            note=note,
            level=level,
            dry=dry,
            mode=mode,
            since=since,
            caller=caller,
        )


class DropPathsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `drop_paths`.

    Drop some paths.
    """

    paths: Annotated[list[toolrt.FilePath], msgspec.Meta(min_length=1)]


class DropPathsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `drop_paths`."""

    dropped: toolrt.Int


class DropAllArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `drop_all`.

    Drop everything.
    """


class DropAllResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `drop_all`."""

    dropped: toolrt.Int


class CopyIdsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `copy_ids`.

    Copy some ids.
    """

    ids: list[str]


class CopyIdsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `copy_ids`."""

    done: list[str]


class DrawChartArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `draw_chart`.

    Draw a chart.
    """

    points: list[float]


class DrawChartResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `draw_chart`."""

    title: str


class DrawChartSide(Struct, kw_only=True, forbid_unknown_fields=True):
    """What `draw_chart` gives beside its result."""

    series: list[float] | UnsetType = UNSET
    log: toolrt.Json | UnsetType = UNSET


class ReadPagesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read_pages`.

    Read pages.
    """

    cursor: str | UnsetType = UNSET


class ReadPagesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `read_pages`."""

    items: list[toolrt.Int]
    next: str | UnsetType | None = UNSET


class CountWordsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `count_words`.

    Count some words.
    """

    text: Annotated[str, msgspec.Meta(min_length=1)]


class CountWordsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `count_words`."""

    count: toolrt.Int


class LogInArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `log_in`.

    Log in.
    """

    user: str
    token: toolrt.Secret[Annotated[str, msgspec.Meta(min_length=8)]]


class LogInResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `log_in`."""

    token: toolrt.Secret[str]


class FetchPageArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `fetch_page`.

    Fetch a page.
    """

    page: Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]


class FetchPageResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `fetch_page`."""

    text: Annotated[str, msgspec.Meta(min_length=1)]


class PutNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `put_note`.

    Put a note into its place.
    """

    text: str


class PutNoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `put_note`."""

    id: str


class SendNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `send_note`.

    Send a note, one after the other.
    """

    text: str
    to: str = "all"


class SendNoteResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `send_note`."""

    id: str


class ShipOrderArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `ship_order`.

    Ship an order.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class ShipOrderResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `ship_order`."""

    answers: list[toolrt.Json]


class ShipAllArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `ship_all`.

    Ship an order, and drop its paths.
    """

    id: str
    paths: Annotated[list[toolrt.FilePath], msgspec.Meta(min_length=1)]


class ShipAllResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `ship_all`."""

    answers: list[toolrt.Json]


class ShipOrderGiftAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """The answer to `gift`."""

    text: Annotated[str, msgspec.Meta(max_length=40)]
    ribbon: bool | UnsetType = UNSET
