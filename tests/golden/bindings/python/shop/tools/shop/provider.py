# Made by toolc from bindings.tools; do not edit.
"""What a host implements to provide the toolset `shop`, and how it becomes a toolset."""

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


class ShopTools(Protocol):
    """Sells."""

    def stock_of(
        self,
        cx: toolrt.Context,
        args: types.StockOfArgs,
        injected: types.StockOfInjected,
        /,
    ) -> toolrt.Handled[list[types.Item]]:
        """Declared once, a method and a tool."""
        ...


class ShopChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_stock_of(
        self, _cx: toolrt.Context, _args: types.StockOfArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `stock_of`."""
        return ()


def toolset(tools: ShopTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of("shop", lambda: specs.toolset, tools, [STOCK_OF])


def toolset_from_service(service: ShopService) -> toolrt.Toolset:
    """Make the toolset, implemented by the methods that its tools are bound to."""
    return toolrt.Toolset.bound(
        "shop",
        lambda: specs.toolset,
        [
            Bound(
                STOCK_OF,
                service.stock,
                transforms.stock_of_payload,
                transforms.stock_of_result,
                injected=shop_service_codecs.STOCK_INJECTED,
                sources={"run": "context.run_id"},
            )
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
        "shop", lambda: specs.toolset, [STOCK_OF], server, injects=True
    )


STOCK_OF = Tool(
    name="stock_of",
    spec=lambda: specs.SPECS["stock_of"],
    args=lambda: codecs.STOCK_OF_ARGS,
    result=lambda: codecs.STOCK_OF_RESULT,
    injected=lambda: codecs.STOCK_OF_INJECTED,
    errors=lambda: {"gone": Declared(types.Gone, case_bindings_codecs.GONE)},
)
