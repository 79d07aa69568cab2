# Made by toolc from servers.tools; do not edit.
"""The tools of a server elsewhere."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import WebChecks, WebTools, toolset, toolset_from_mcp
    from .types import SearchTwiceArgs, WebSearchArgs, WebSearchInjected
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["WebChecks", "WebTools", "toolset", "toolset_from_mcp"],
            "types": ["SearchTwiceArgs", "WebSearchArgs", "WebSearchInjected"],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "SearchTwiceArgs",
    "WebChecks",
    "WebSearchArgs",
    "WebSearchInjected",
    "WebTools",
    "toolset",
    "toolset_from_mcp",
]
