# Made by toolc from bindings.tools; do not edit.
"""What a host implements to provide the toolset `both`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Bound, Declared, Tool

from ....depot.service import DepotService
from ...service import ShopService

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.case_bindings import codecs as case_bindings_codecs
    from ...service import codecs as shop_service_codecs
    from . import codecs, specs, transforms, types
else:
    shop_service_codecs = toolrt.later(__package__, "...service.codecs")
    case_bindings_codecs = toolrt.later(__package__, "....types.case_bindings.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    transforms = toolrt.later(__package__, ".transforms")
    types = toolrt.later(__package__, ".types")


class BothTools(Protocol):
    """Tools of two services, and what neither gives."""

    def count_boxes(
        self,
        cx: toolrt.Context,
        args: types.CountBoxesArgs,
        injected: types.CountBoxesInjected,
        /,
    ) -> toolrt.Handled[dict[str, float]]:
        """Counting is written down, so that there is something to plan."""
        ...

    def plan_count_boxes(
        self,
        cx: toolrt.Context,
        args: types.CountBoxesArgs,
        injected: types.CountBoxesInjected,
        /,
    ) -> toolrt.Handled[list[object]]:
        """Give what `count_boxes` would do, without doing it."""
        ...

    def greet(
        self, cx: toolrt.Context, args: types.GreetArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """No service has this."""
        ...

    def look(
        self, cx: toolrt.Context, args: types.LookArgs, injected: types.LookInjected, /
    ) -> toolrt.Handled[list[types.Item]]:
        """Run the tool `look`."""
        ...


class BothChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_count_boxes(
        self, _cx: toolrt.Context, _args: types.CountBoxesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `count_boxes`."""
        return ()

    def check_greet(
        self, _cx: toolrt.Context, _args: types.GreetArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `greet`."""
        return ()

    def check_look(
        self, _cx: toolrt.Context, _args: types.LookArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `look`."""
        return ()


def toolset(tools: BothTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "both", lambda: specs.toolset, tools, [COUNT_BOXES, GREET, LOOK]
    )


class Services(ShopService, DepotService, Protocol):
    """What implements all services that the tools are bound to."""


class BothRest(Protocol):
    """What no method of a service gives to the toolset `both`.

    Handlers of the tools that are bound to no method, and plans of dry runs.
    """

    def plan_count_boxes(
        self,
        cx: toolrt.Context,
        args: types.CountBoxesArgs,
        injected: types.CountBoxesInjected,
        /,
    ) -> toolrt.Handled[list[object]]:
        """Give what `count_boxes` would do, without doing it."""
        ...

    def greet(
        self, cx: toolrt.Context, args: types.GreetArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """No service has this."""
        ...


def toolset_from_service(service: Services, rest: BothRest) -> toolrt.Toolset:
    """Make the toolset, implemented by methods of services and by `rest`.

    `service` runs the tools that are bound to its methods.
    `rest` runs all other tools, and says what dry runs would do.
    `rest` may also check the arguments of any tool.
    """
    return toolrt.Toolset.bound(
        "both",
        lambda: specs.toolset,
        [
            Bound(
                COUNT_BOXES,
                service.count,
                transforms.count_boxes_payload,
                transforms.count_boxes_result,
                plan="plan_count_boxes",
                check="check_count_boxes",
            ),
            (GREET, "greet", None, "check_greet"),
            Bound(
                LOOK,
                service.stock,
                transforms.look_payload,
                transforms.look_result,
                injected=shop_service_codecs.STOCK_INJECTED,
                sources={"run": "context.run_id"},
                check="check_look",
            ),
        ],
        rest,
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "both", lambda: specs.toolset, [COUNT_BOXES, GREET, LOOK], server, injects=True
    )


COUNT_BOXES = Tool(
    name="count_boxes",
    spec=lambda: specs.SPECS["count_boxes"],
    args=lambda: codecs.COUNT_BOXES_ARGS,
    result=lambda: codecs.COUNT_BOXES_RESULT,
    injected=lambda: codecs.COUNT_BOXES_INJECTED,
    errors=lambda: {"gone": Declared(types.Gone, case_bindings_codecs.GONE)},
    dry_run=True,
)

GREET: Tool[types.GreetArgs, toolrt.Content] = Tool(
    name="greet", spec=lambda: specs.SPECS["greet"], args=lambda: codecs.GREET_ARGS
)

LOOK = Tool(
    name="look",
    spec=lambda: specs.SPECS["look"],
    args=lambda: codecs.LOOK_ARGS,
    result=lambda: codecs.LOOK_RESULT,
    injected=lambda: codecs.LOOK_INJECTED,
    errors=lambda: {"gone": Declared(types.Gone, case_bindings_codecs.GONE)},
)
