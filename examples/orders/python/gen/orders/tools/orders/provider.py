# Made by toolc from tools/orders.tools; do not edit.
"""What a host implements to provide the toolset `orders`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_orders import codecs as acme_orders_codecs
    from . import codecs, specs, types
else:
    acme_orders_codecs = toolrt.later(__package__, "....types.acme_orders.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class OrdersTools(Protocol):
    """Price orders."""

    def price_order(
        self, cx: toolrt.Context, args: types.PriceOrderArgs, /
    ) -> toolrt.Handled[types.PriceOrderResult]:
        """What an order costs, shipping included."""
        ...


class OrdersChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_price_order(
        self, _cx: toolrt.Context, _args: types.PriceOrderArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `price_order`."""
        return ()


def toolset(tools: OrdersTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of("orders", lambda: specs.toolset, tools, [PRICE_ORDER])


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "orders", lambda: specs.toolset, [PRICE_ORDER], server, injects=True
    )


PRICE_ORDER = Tool(
    name="price_order",
    spec=lambda: specs.SPECS["price_order"],
    args=lambda: codecs.PRICE_ORDER_ARGS,
    result=lambda: codecs.PRICE_ORDER_RESULT,
    errors=lambda: {
        "mixed_currencies": Declared(
            types.MixedCurrencies, acme_orders_codecs.MIXED_CURRENCIES
        )
    },
)
