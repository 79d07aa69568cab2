# Made by toolc from tools.tools; do not edit.
"""What a host implements to provide the toolset `extra`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.case_tools import codecs as case_tools_codecs
    from . import codecs, specs, types
else:
    case_tools_codecs = toolrt.later(__package__, "....types.case_tools.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "FIND_AND_SAY",
    "PAGE",
    "SAY",
    "SYNC",
    "WATCH",
    "WIPE",
    "ExtraChecks",
    "ExtraTools",
    "toolset",
]


class ExtraTools(Protocol):
    """What a host implements to provide the toolset `extra`."""

    def say(
        self, cx: toolrt.Context, args: types.SayArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Sends text and gives no typed result."""
        ...

    def watch(
        self,
        cx: toolrt.Context,
        args: types.WatchArgs,
        sink: toolrt.Sink[types.Item],
        /,
    ) -> toolrt.Handled[types.Item]:
        """Streams."""
        ...

    def wipe(
        self, cx: toolrt.Context, args: types.WipeArgs, /
    ) -> toolrt.Handled[types.WipeResult]:
        """Plans."""
        ...

    def plan_wipe(
        self, cx: toolrt.Context, args: types.WipeArgs, /
    ) -> toolrt.Handled[list[object]]:
        """Give what `wipe` would do, without doing it."""
        ...

    def sync(
        self, cx: toolrt.Context, args: types.SyncArgs, /
    ) -> toolrt.Handled[
        toolrt.Beside[toolrt.Outcome[types.SyncResult], types.SyncSide]
    ]:
        """Does a part."""
        ...

    def page(
        self, cx: toolrt.Context, args: types.PageArgs, injected: types.PageInjected, /
    ) -> toolrt.Handled[types.PageResult]:
        """Run the tool `page`."""
        ...


class ExtraChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_say(
        self, _cx: toolrt.Context, _args: types.SayArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `say`."""
        return ()

    def check_watch(
        self, _cx: toolrt.Context, _args: types.WatchArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `watch`."""
        return ()

    def check_wipe(
        self, _cx: toolrt.Context, _args: types.WipeArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `wipe`."""
        return ()

    def check_sync(
        self, _cx: toolrt.Context, _args: types.SyncArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `sync`."""
        return ()

    def check_page(
        self, _cx: toolrt.Context, _args: types.PageArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `page`."""
        return ()


def toolset(tools: ExtraTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "extra",
        lambda: specs.toolset,
        tools,
        [
            (SAY, "say"),
            (WATCH, "watch"),
            (WIPE, "wipe", "plan_wipe"),
            (SYNC, "sync"),
            (PAGE, "page"),
            (FIND_AND_SAY, "find_and_say"),
        ],
    )


SAY: Tool[types.SayArgs, toolrt.Content] = Tool(
    name="say", spec=lambda: specs.SPECS["say"], args=lambda: codecs.SAY_ARGS
)

WATCH = Tool(
    name="watch",
    spec=lambda: specs.SPECS["watch"],
    args=lambda: codecs.WATCH_ARGS,
    result=lambda: case_tools_codecs.ITEM,
    item=lambda: case_tools_codecs.ITEM,
    errors=lambda: {"not_here": Declared(types.NotHere, case_tools_codecs.NOT_HERE)},
)

WIPE = Tool(
    name="wipe",
    spec=lambda: specs.SPECS["wipe"],
    args=lambda: codecs.WIPE_ARGS,
    result=lambda: codecs.WIPE_RESULT,
    dry_run=True,
)

SYNC = Tool(
    name="sync",
    spec=lambda: specs.SPECS["sync"],
    args=lambda: codecs.SYNC_ARGS,
    result=lambda: codecs.SYNC_RESULT,
    side=lambda: codecs.SYNC_SIDE,
)

PAGE = Tool(
    name="page",
    spec=lambda: specs.SPECS["page"],
    args=lambda: codecs.PAGE_ARGS,
    result=lambda: codecs.PAGE_RESULT,
    injected=lambda: codecs.PAGE_INJECTED,
)

FIND_AND_SAY = Tool(
    name="find_and_say",
    spec=lambda: specs.SPECS["find_and_say"],
    args=lambda: codecs.FIND_AND_SAY_ARGS,
    result=lambda: codecs.FIND_AND_SAY_RESULT,
    chain=True,
)
