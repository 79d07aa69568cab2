# Made by toolc from bindings.tools; do not edit.
"""The payloads, results and errors of the toolset `shop`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.case_bindings.types import Gone, Item, Money

__all__ = ["Gone", "Item", "Money", "StockOfArgs", "StockOfInjected"]


class StockOfArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `stock_of`.

    Declared once, a method and a tool.
    """

    id: str


class StockOfInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `stock_of`."""

    run: toolrt.Uuid

    @classmethod
    def make(cls, *, run: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "STOCK_OF_INJECTED", run=run)
