# Made by toolc from bindings.tools; do not edit.
"""The payloads, results and errors of the toolset `recipes`."""

from __future__ import annotations

import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.case_bindings.types import Item, Money

__all__ = [
    "BuyFirstArgs",
    "BuyFirstInjected",
    "BuyFirstResult",
    "ClearTwiceArgs",
    "Item",
    "Money",
    "PageOfArgs",
    "PageOfResult",
]


class BuyFirstArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `buy_first`.

    Finds and buys the first.
    """

    words: str


class BuyFirstResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `buy_first`."""

    bought: Item | None
    all: list[str]


class BuyFirstInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `buy_first`."""

    run: toolrt.Uuid

    @classmethod
    def make(cls, *, run: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "BUY_FIRST_INJECTED", run=run)


class ClearTwiceArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `clear_twice`.

    Passes content on.
    """


class PageOfArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `page_of`."""

    page: str | UnsetType = UNSET


class PageOfResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `page_of`."""

    hits: list[str]
    prices: list[toolrt.Int]
    more: str | None
    count: toolrt.Int
    lang: str
