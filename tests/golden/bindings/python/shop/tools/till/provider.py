# Made by toolc from bindings.tools; do not edit.
"""What a host implements to provide the toolset `till`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Bound, Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.case_bindings import codecs as case_bindings_codecs
    from ...service import ShopService
    from ...service import codecs as shop_service_codecs
    from . import codecs, specs, transforms, types
else:
    shop_service_codecs = toolrt.later(__package__, "...service.codecs")
    case_bindings_codecs = toolrt.later(__package__, "....types.case_bindings.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    transforms = toolrt.later(__package__, ".transforms")
    types = toolrt.later(__package__, ".types")


class TillTools(Protocol):
    """Buy and look."""

    def buy_item(
        self, cx: toolrt.Context, args: types.BuyItemArgs, /
    ) -> toolrt.Handled[types.Item]:
        """By name: everything is moved."""
        ...

    def search(
        self, cx: toolrt.Context, args: types.SearchArgs, /
    ) -> toolrt.Handled[types.SearchResult]:
        """Mapped, and back: a limit of the method is narrower than the tool's."""
        ...

    def watch_price(
        self,
        cx: toolrt.Context,
        args: types.WatchPriceArgs,
        injected: types.WatchPriceInjected,
        sink: toolrt.Sink[types.WatchPriceItem],
        /,
    ) -> toolrt.Handled[
        toolrt.Beside[toolrt.Outcome[float | None], types.WatchPriceSide]
    ]:
        """By name, but of other types: whatever fits by shape."""
        ...

    def clear_all(
        self, cx: toolrt.Context, args: types.ClearAllArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Nothing in, nothing out."""
        ...

    def label_item(
        self, cx: toolrt.Context, args: types.LabelItemArgs, /
    ) -> toolrt.Handled[str]:
        """The caller's text meets the method's limit."""
        ...


class TillChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_buy_item(
        self, _cx: toolrt.Context, _args: types.BuyItemArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `buy_item`."""
        return ()

    def check_search(
        self, _cx: toolrt.Context, _args: types.SearchArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `search`."""
        return ()

    def check_watch_price(
        self, _cx: toolrt.Context, _args: types.WatchPriceArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `watch_price`."""
        return ()

    def check_clear_all(
        self, _cx: toolrt.Context, _args: types.ClearAllArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `clear_all`."""
        return ()

    def check_label_item(
        self, _cx: toolrt.Context, _args: types.LabelItemArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `label_item`."""
        return ()


def toolset(tools: TillTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "till",
        lambda: specs.toolset,
        tools,
        [BUY_ITEM, SEARCH, WATCH_PRICE, CLEAR_ALL, LABEL_ITEM],
    )


def toolset_from_service(service: ShopService) -> toolrt.Toolset:
    """Make the toolset, implemented by the methods that its tools are bound to."""
    return toolrt.Toolset.bound(
        "till",
        lambda: specs.toolset,
        [
            Bound(
                BUY_ITEM,
                service.buy,
                transforms.buy_item_payload,
                transforms.buy_item_result,
            ),
            Bound(
                SEARCH,
                service.find,
                transforms.search_payload,
                transforms.search_result,
            ),
            Bound(
                WATCH_PRICE,
                service.watch,
                transforms.watch_price_payload,
                transforms.watch_price_result,
                item=shop_service_codecs.WATCH_ITEM,
            ),
            Bound(CLEAR_ALL, service.clear, transforms.clear_all_payload),
            Bound(
                LABEL_ITEM,
                service.label,
                transforms.label_item_payload,
                transforms.label_item_result,
            ),
        ],
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "till",
        lambda: specs.toolset,
        [BUY_ITEM, SEARCH, WATCH_PRICE, CLEAR_ALL, LABEL_ITEM],
        server,
        injects=True,
    )


BUY_ITEM = Tool(
    name="buy_item",
    spec=lambda: specs.SPECS["buy_item"],
    args=lambda: codecs.BUY_ITEM_ARGS,
    result=lambda: case_bindings_codecs.ITEM,
    errors=lambda: {
        "gone": Declared(types.Gone, case_bindings_codecs.GONE),
        "sold_out": Declared(types.SoldOut, case_bindings_codecs.SOLD_OUT),
    },
)

SEARCH = Tool(
    name="search",
    spec=lambda: specs.SPECS["search"],
    args=lambda: codecs.SEARCH_ARGS,
    result=lambda: codecs.SEARCH_RESULT,
    errors=lambda: {"sold_out": Declared(types.SoldOut, case_bindings_codecs.SOLD_OUT)},
)

WATCH_PRICE = Tool(
    name="watch_price",
    spec=lambda: specs.SPECS["watch_price"],
    args=lambda: codecs.WATCH_PRICE_ARGS,
    result=lambda: codecs.WATCH_PRICE_RESULT,
    injected=lambda: codecs.WATCH_PRICE_INJECTED,
    item=lambda: codecs.WATCH_PRICE_ITEM,
    side=lambda: codecs.WATCH_PRICE_SIDE,
)

CLEAR_ALL: Tool[types.ClearAllArgs, toolrt.Content] = Tool(
    name="clear_all",
    spec=lambda: specs.SPECS["clear_all"],
    args=lambda: codecs.CLEAR_ALL_ARGS,
)

LABEL_ITEM = Tool(
    name="label_item",
    spec=lambda: specs.SPECS["label_item"],
    args=lambda: codecs.LABEL_ITEM_ARGS,
    result=lambda: codecs.LABEL_ITEM_RESULT,
)
