# Made by toolc from schema.tools; do not edit.
"""What a host implements to provide the toolset `keywords`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.schema import codecs as schema_codecs
    from . import codecs, specs, types
else:
    schema_codecs = toolrt.later(__package__, "....types.schema.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class KeywordsTools(Protocol):
    """What a host implements to provide the toolset `keywords`."""

    def swap_bars(
        self, cx: toolrt.Context, args: types.SwapBarsArgs, /
    ) -> toolrt.Handled[types.FOOBar]:
        """Take one, give the other."""
        ...

    def give_text(
        self, cx: toolrt.Context, args: types.GiveTextArgs, /
    ) -> toolrt.Handled[str]:
        """Give a text."""
        ...


class KeywordsChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_swap_bars(
        self, _cx: toolrt.Context, _args: types.SwapBarsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `swap_bars`."""
        return ()

    def check_give_text(
        self, _cx: toolrt.Context, _args: types.GiveTextArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `give_text`."""
        return ()


def toolset(tools: KeywordsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "keywords", lambda: specs.toolset, tools, [SWAP_BARS, GIVE_TEXT]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "keywords", lambda: specs.toolset, [SWAP_BARS, GIVE_TEXT], server, injects=True
    )


SWAP_BARS = Tool(
    name="swap_bars",
    spec=lambda: specs.SPECS["swap_bars"],
    args=lambda: codecs.SWAP_BARS_ARGS,
    result=lambda: schema_codecs.FOO_BAR_2,
    schema=True,
)

GIVE_TEXT = Tool(
    name="give_text",
    spec=lambda: specs.SPECS["give_text"],
    args=lambda: codecs.GIVE_TEXT_ARGS,
    result=lambda: codecs.GIVE_TEXT_RESULT,
    schema=True,
)
