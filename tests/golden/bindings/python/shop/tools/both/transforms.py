# Made by toolc from bindings.tools; do not edit.
"""From the arguments of the bound tools of `both` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....depot.service import codecs as depot_service_codecs
from ...service import codecs as shop_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ....depot.service import types as depot_service
    from ...service import types as shop_service
    from . import types

# fmt: off
_COUNT_BOXES_ARGS = call.Members((("kinds", call.Path("args", ("sizes",))), ("run", call.Path("$injected", ("run",)))))
# fmt: on


def count_boxes_payload(
    args: types.CountBoxesArgs, injected: types.CountBoxesInjected
) -> depot_service.CountPayload:
    """Give what `depot.count` takes for a call of `count_boxes`."""
    roots = call.roots(
        args, codecs.COUNT_BOXES_ARGS, injected, codecs.COUNT_BOXES_INJECTED
    )
    return call.mapped_payload(
        roots, _COUNT_BOXES_ARGS, depot_service_codecs.COUNT_PAYLOAD
    )


def count_boxes_result(result: dict[str, int]) -> dict[str, float]:
    """Give what `count_boxes` gives for a result of `depot.count`."""
    return call.transform_result(
        depot_service_codecs.COUNT_RESULT, result, codecs.COUNT_BOXES_RESULT
    )


def look_payload(
    args: types.LookArgs, injected: types.LookInjected
) -> shop_service.StockPayload:
    """Give what `shop.stock` takes for a call of `look`."""
    roots = call.roots(args, codecs.LOOK_ARGS, injected, codecs.LOOK_INJECTED)
    return call.payload(roots, shop_service_codecs.STOCK_PAYLOAD)


def look_result(result: list[shop_service.Item]) -> list[types.Item]:
    """Give what `look` gives for a result of `shop.stock`."""
    return call.transform_result(
        shop_service_codecs.STOCK_RESULT, result, codecs.LOOK_RESULT
    )
