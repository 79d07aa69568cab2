# Made by toolc from shared.tools; do not edit.
"""What a host implements to provide the toolset `archive`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class ArchiveTools(Protocol):
    """What was kept."""

    def search_archive(
        self, cx: toolrt.Context, args: types.SearchArchiveArgs, /
    ) -> toolrt.Handled[types.SearchArchiveResult]:
        """Search."""
        ...

    def fetch(
        self, cx: toolrt.Context, args: types.FetchArgs, /
    ) -> toolrt.Handled[dict[str, types.Finding]]:
        """Run the tool `fetch`."""
        ...

    def burn(
        self, cx: toolrt.Context, args: types.BurnArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Forget it."""
        ...


class ArchiveChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_search_archive(
        self, _cx: toolrt.Context, _args: types.SearchArchiveArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `search_archive`."""
        return ()

    def check_fetch(
        self, _cx: toolrt.Context, _args: types.FetchArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `fetch`."""
        return ()

    def check_burn(
        self, _cx: toolrt.Context, _args: types.BurnArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `burn`."""
        return ()


def toolset(tools: ArchiveTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "archive", lambda: specs.toolset, tools, [SEARCH_ARCHIVE, FETCH, BURN]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "archive",
        lambda: specs.toolset,
        [SEARCH_ARCHIVE, FETCH, BURN],
        server,
        injects=True,
    )


SEARCH_ARCHIVE = Tool(
    name="search_archive",
    spec=lambda: specs.SPECS["search_archive"],
    args=lambda: codecs.SEARCH_ARCHIVE_ARGS,
    result=lambda: codecs.SEARCH_ARCHIVE_RESULT,
)

FETCH = Tool(
    name="fetch",
    spec=lambda: specs.SPECS["fetch"],
    args=lambda: codecs.FETCH_ARGS,
    result=lambda: codecs.FETCH_RESULT,
)

BURN: Tool[types.BurnArgs, toolrt.Content] = Tool(
    name="burn", spec=lambda: specs.SPECS["burn"], args=lambda: codecs.BURN_ARGS
)
