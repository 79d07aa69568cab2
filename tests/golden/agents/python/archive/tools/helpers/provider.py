# Made by toolc from shared.tools; do not edit.
"""What a host implements to provide the toolset `helpers`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

from ....types.acme_shared import codecs as acme_shared_codecs
from . import codecs, specs

if TYPE_CHECKING:
    from . import types

__all__ = ["CALLS", "CODECS", "PLAN_WIPE", "WIPE", "HelpersTools", "toolset"]


class HelpersTools(Protocol):
    """What a host implements to provide the toolset `helpers`."""

    def codecs(
        self, cx: toolrt.Context, args: types.CodecsArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `codecs`."""
        ...

    def wipe(self, cx: toolrt.Context, args: types.WipeArgs, /) -> toolrt.Handled[bool]:
        """Its plan is named like the next tool."""
        ...

    def plan_wipe_2(
        self, cx: toolrt.Context, args: types.WipeArgs, /
    ) -> toolrt.Handled[list[object]]:
        """Give what `wipe` would do, without doing it."""
        ...

    def plan_wipe(
        self, cx: toolrt.Context, args: types.PlanWipeArgs, /
    ) -> toolrt.Handled[bool]:
        """Run the tool `plan_wipe`."""
        ...

    def calls(
        self, cx: toolrt.Context, args: types.CallsArgs, /
    ) -> toolrt.Handled[toolrt.Outcome[types.Finding]]:
        """Run the tool `calls`."""
        ...


def toolset(tools: HelpersTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "helpers",
        specs.toolset,
        tools,
        [
            (CODECS, "codecs"),
            (WIPE, "wipe", "plan_wipe_2"),
            (PLAN_WIPE, "plan_wipe"),
            (CALLS, "calls"),
        ],
    )


CODECS: Tool[types.CodecsArgs, toolrt.Content] = Tool(
    name="codecs", spec=specs.SPECS["codecs"], args=codecs.CODECS_ARGS
)

WIPE = Tool(
    name="wipe",
    spec=specs.SPECS["wipe"],
    args=codecs.WIPE_ARGS,
    result=codecs.WIPE_RESULT,
    dry_run=True,
)

PLAN_WIPE = Tool(
    name="plan_wipe",
    spec=specs.SPECS["plan_wipe"],
    args=codecs.PLAN_WIPE_ARGS,
    result=codecs.PLAN_WIPE_RESULT,
)

CALLS = Tool(
    name="calls",
    spec=specs.SPECS["calls"],
    args=codecs.CALLS_ARGS,
    result=acme_shared_codecs.FINDING,
)
