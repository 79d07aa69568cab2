# Made by toolc from tools.tools; do not edit.
"""The payloads, results and errors of the toolset `extra`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.case_tools.types import Item, NotHere

__all__ = [
    "FindAndSayArgs",
    "FindAndSayResult",
    "Item",
    "NotHere",
    "PageArgs",
    "PageInjected",
    "PageResult",
    "SayArgs",
    "SyncArgs",
    "SyncResult",
    "SyncSide",
    "WatchArgs",
    "WipeArgs",
    "WipeResult",
]


class SayArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `say`."""

    text: str


class WatchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `watch`."""

    id: str


class WipeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `wipe`."""

    ids: Annotated[list[str], msgspec.Meta(min_length=1)]


class WipeResult(Struct, kw_only=True, forbid_unknown_fields=True):
    deleted: toolrt.Int


class SyncArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `sync`."""

    ids: list[str]


class SyncResult(Struct, kw_only=True, forbid_unknown_fields=True):
    done: toolrt.Int


class SyncSide(Struct, kw_only=True, forbid_unknown_fields=True):
    """What `sync` gives beside its result."""

    log: list[str] | UnsetType = UNSET
    chart: toolrt.Json | UnsetType = UNSET


class PageArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `page`."""

    cursor: str | UnsetType = UNSET


class PageResult(Struct, kw_only=True, forbid_unknown_fields=True):
    items: list[Item]
    next: str | UnsetType = UNSET


class PageInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `page`."""

    token: toolrt.Secret[str]
    caller: str | UnsetType = UNSET


class FindAndSayArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `find_and_say`."""

    id: str


class FindAndSayResult(Struct, kw_only=True, forbid_unknown_fields=True):
    done: toolrt.Int
