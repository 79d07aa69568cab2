# Made by toolc from tools.tools; do not edit.
"""What a host implements to provide the toolset `market`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Bound, Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....shop.service import ShopService
    from ....types.case_tools import codecs as case_tools_codecs
    from . import codecs, specs, transforms, types
else:
    case_tools_codecs = toolrt.later(__package__, "....types.case_tools.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    transforms = toolrt.later(__package__, ".transforms")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "BUY_ITEM",
    "SEARCH_ITEMS",
    "MarketChecks",
    "MarketTools",
    "toolset",
    "toolset_from_service",
]


class MarketTools(Protocol):
    """Buy and sell."""

    def buy_item(
        self, cx: toolrt.Context, args: types.BuyItemArgs, /
    ) -> toolrt.Handled[types.Item]:
        """Run the tool `buy_item`."""
        ...

    def search_items(
        self,
        cx: toolrt.Context,
        args: types.SearchItemsArgs,
        injected: types.SearchItemsInjected,
        /,
    ) -> toolrt.Handled[types.Found]:
        """Run the tool `search_items`."""
        ...


class MarketChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_buy_item(
        self, _cx: toolrt.Context, _args: types.BuyItemArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `buy_item`."""
        return ()

    def check_search_items(
        self, _cx: toolrt.Context, _args: types.SearchItemsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `search_items`."""
        return ()


def toolset(tools: MarketTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "market",
        lambda: specs.toolset,
        tools,
        [(BUY_ITEM, "buy_item"), (SEARCH_ITEMS, "search_items")],
    )


def toolset_from_service(service: ShopService) -> toolrt.Toolset:
    """Make the toolset, implemented by the methods that its tools are bound to."""
    return toolrt.Toolset.bound(
        "market",
        lambda: specs.toolset,
        [
            Bound(
                BUY_ITEM,
                service.buy,
                transforms.buy_item_payload,
                transforms.buy_item_result,
            ),
            Bound(
                SEARCH_ITEMS,
                service.search,
                transforms.search_items_payload,
                transforms.search_items_result,
            ),
        ],
    )


BUY_ITEM = Tool(
    name="buy_item",
    spec=lambda: specs.SPECS["buy_item"],
    args=lambda: codecs.BUY_ITEM_ARGS,
    result=lambda: case_tools_codecs.ITEM,
    errors=lambda: {
        "too_busy": Declared(types.TooBusy, case_tools_codecs.TOO_BUSY),
        "not_here": Declared(types.NotHere, case_tools_codecs.NOT_HERE),
    },
)

SEARCH_ITEMS = Tool(
    name="search_items",
    spec=lambda: specs.SPECS["search_items"],
    args=lambda: codecs.SEARCH_ITEMS_ARGS,
    result=lambda: case_tools_codecs.FOUND,
    injected=lambda: codecs.SEARCH_ITEMS_INJECTED,
)
