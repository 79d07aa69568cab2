# Made by toolc from shared.tools; do not edit.
"""The payloads, results and errors of the toolset `archive`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.acme_shared.types import Finding, Item

__all__ = [
    "BurnArgs",
    "FetchArgs",
    "Finding",
    "Item",
    "SearchArchiveArgs",
    "SearchArchiveResult",
]


class SearchArchiveArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `search_archive`.

    Search.
    """

    text: str
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 10


class SearchArchiveResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `search_archive`."""

    items: list[Item]
    next_cursor: str | UnsetType = UNSET


class FetchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `fetch`."""

    ids: list[toolrt.Uuid]

    @classmethod
    def make(cls, *, ids: list[str] | list[toolrt.natural.Uuid]) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "FETCH_ARGS", ids=ids)


class BurnArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `burn`.

    Forget it.
    """

    id: toolrt.Uuid

    @classmethod
    def make(cls, *, id: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "BURN_ARGS", id=id)
