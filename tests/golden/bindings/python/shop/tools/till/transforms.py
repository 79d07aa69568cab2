# Made by toolc from bindings.tools; do not edit.
"""From the arguments of the bound tools of `till` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....types.case_bindings import codecs as case_bindings_codecs
from ...service import codecs as shop_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ...service import types as shop_service
    from . import types

# fmt: off
_BUY_ITEM_ARGS = call.Members((("id", call.Path("args", ("id",))), ("count", call.Json("1")), ("note", call.Path("args", ("note",)))))
_SEARCH_ARGS = call.Members((("text", call.Path("args", ("words",))), ("limit", call.Path("args", ("most",)))))
_SEARCH_RESULT = call.Members((("hits", call.Path("result", ("items", call.EACH, "id"))), ("prices", call.Path("result", ("items", call.EACH, "price", "amount"))), ("more", call.Path("result", ("next",))), ("count", call.Path("result", ("items",), count=True)), ("lang", call.Json('"en"'))))
# fmt: on


def buy_item_payload(args: types.BuyItemArgs) -> shop_service.BuyPayload:
    """Give what `shop.buy` takes for a call of `buy_item`."""
    roots = call.roots(args, codecs.BUY_ITEM_ARGS)
    return call.mapped_payload(roots, _BUY_ITEM_ARGS, shop_service_codecs.BUY_PAYLOAD)


def buy_item_result(result: shop_service.Item) -> types.Item:
    """Give what `buy_item` gives for a result of `shop.buy`."""
    return result


def search_payload(args: types.SearchArgs) -> shop_service.Query:
    """Give what `shop.find` takes for a call of `search`."""
    roots = call.roots(args, codecs.SEARCH_ARGS)
    return call.mapped_payload(roots, _SEARCH_ARGS, case_bindings_codecs.QUERY)


def search_result(result: shop_service.FindResult) -> types.SearchResult:
    """Give what `search` gives for a result of `shop.find`."""
    return call.transform_result(
        shop_service_codecs.FIND_RESULT, result, codecs.SEARCH_RESULT, _SEARCH_RESULT
    )


def watch_price_payload(
    args: types.WatchPriceArgs, injected: types.WatchPriceInjected
) -> shop_service.WatchPayload:
    """Give what `shop.watch` takes for a call of `watch_price`."""
    roots = call.roots(
        args, codecs.WATCH_PRICE_ARGS, injected, codecs.WATCH_PRICE_INJECTED
    )
    return call.payload(roots, shop_service_codecs.WATCH_PAYLOAD)


def watch_price_result(result: int) -> float | None:
    """Give what `watch_price` gives for a result of `shop.watch`."""
    return call.transform_result(
        shop_service_codecs.WATCH_RESULT, result, codecs.WATCH_PRICE_RESULT
    )


def clear_all_payload(args: types.ClearAllArgs) -> shop_service.ClearPayload:
    """Give what `shop.clear` takes for a call of `clear_all`."""
    roots = call.roots(args, codecs.CLEAR_ALL_ARGS)
    return call.payload(roots, shop_service_codecs.CLEAR_PAYLOAD)


def label_item_payload(args: types.LabelItemArgs) -> shop_service.LabelPayload:
    """Give what `shop.label` takes for a call of `label_item`."""
    roots = call.roots(args, codecs.LABEL_ITEM_ARGS)
    return call.payload(roots, shop_service_codecs.LABEL_PAYLOAD)


def label_item_result(result: str) -> str:
    """Give what `label_item` gives for a result of `shop.label`."""
    return call.transform_result(
        shop_service_codecs.LABEL_RESULT, result, codecs.LABEL_ITEM_RESULT
    )
