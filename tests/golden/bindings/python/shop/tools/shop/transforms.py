# Made by toolc from bindings.tools; do not edit.
"""From the arguments of the bound tools of `shop` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ...service import codecs as shop_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ...service import types as shop_service
    from . import types


def stock_of_payload(
    args: types.StockOfArgs, injected: types.StockOfInjected
) -> shop_service.StockPayload:
    """Give what `shop.stock` takes for a call of `stock_of`."""
    roots = call.roots(args, codecs.STOCK_OF_ARGS, injected, codecs.STOCK_OF_INJECTED)
    return call.payload(roots, shop_service_codecs.STOCK_PAYLOAD)


def stock_of_result(result: list[shop_service.Item]) -> list[types.Item]:
    """Give what `stock_of` gives for a result of `shop.stock`."""
    return call.transform_result(
        shop_service_codecs.STOCK_RESULT, result, codecs.STOCK_OF_RESULT
    )
