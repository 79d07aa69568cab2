# Made by toolc from wide.tools; do not edit.
"""What a host implements to provide the toolset `web`, and how it becomes a toolset."""

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


class WebTools(Protocol):
    """What a host implements to provide the toolset `web`."""

    def web_search(
        self,
        cx: toolrt.Context,
        args: types.WebSearchArgs,
        injected: types.WebSearchInjected,
        /,
    ) -> toolrt.Handled[toolrt.Beside[types.WebSearchResult, types.WebSearchSide]]:
        """Search the web."""
        ...


class WebChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_web_search(
        self, _cx: toolrt.Context, _args: types.WebSearchArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `web-search`."""
        return ()


def toolset(tools: WebTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "web", lambda: specs.toolset, tools, [(WEB_SEARCH, "web_search")]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the tools of the MCP server `search-server`, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote("web", lambda: specs.toolset, [WEB_SEARCH], server)


WEB_SEARCH = Tool(
    name="web-search",
    spec=lambda: specs.SPECS["web-search"],
    args=lambda: codecs.WEB_SEARCH_ARGS,
    result=lambda: codecs.WEB_SEARCH_RESULT,
    injected=lambda: codecs.WEB_SEARCH_INJECTED,
    side=lambda: codecs.WEB_SEARCH_SIDE,
)
