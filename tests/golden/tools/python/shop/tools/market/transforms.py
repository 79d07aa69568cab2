# Made by toolc from tools.tools; do not edit.
"""From the arguments of the bound tools of `market` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....shop.service import codecs as shop_service_codecs
from ....types.case_tools import codecs as case_tools_codecs
from . import codecs

if TYPE_CHECKING:
    from ....shop.service import types as shop_service
    from . import types

__all__ = [
    "buy_item_payload",
    "buy_item_result",
    "search_items_payload",
    "search_items_result",
]

# fmt: off
_SEARCH_ITEMS_ARGS = call.Members((("text", call.Path("args", ("text",))), ("run", call.Json('"r"'))))
# fmt: on


def buy_item_payload(args: types.BuyItemArgs) -> shop_service.BuyPayload:
    """Give what `shop.buy` takes for a call of `buy_item`."""
    roots = call.roots(args, codecs.BUY_ITEM_ARGS)
    return call.payload(roots, shop_service_codecs.BUY_PAYLOAD)


def buy_item_result(result: shop_service.Item) -> types.Item:
    """Give what `buy_item` gives for a result of `shop.buy`."""
    return result


def search_items_payload(
    args: types.SearchItemsArgs, injected: types.SearchItemsInjected
) -> shop_service.Query:
    """Give what `shop.search` takes for a call of `search_items`."""
    roots = call.roots(
        args, codecs.SEARCH_ITEMS_ARGS, injected, codecs.SEARCH_ITEMS_INJECTED
    )
    return call.mapped_payload(roots, _SEARCH_ITEMS_ARGS, case_tools_codecs.QUERY)


def search_items_result(result: shop_service.Found) -> types.Found:
    """Give what `search_items` gives for a result of `shop.search`."""
    return result
