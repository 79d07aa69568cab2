# Made by toolc from wide.tools; do not edit.
"""The toolset `web`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Based",
    "Client",
    "Keyword",
    "Money",
    "Nested",
    "NestedPoint",
    "Open",
    "OpenTyped",
    "Path3",
    "Span",
    "WebChecks",
    "WebSearchArgs",
    "WebSearchInjected",
    "WebSearchResult",
    "WebSearchResultResultsItem",
    "WebSearchSide",
    "WebTools",
    "Wire",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import WebChecks, WebTools, toolset, toolset_from_mcp
    from .types import (
        Based,
        Keyword,
        Money,
        Nested,
        NestedPoint,
        Open,
        OpenTyped,
        Path3,
        Span,
        WebSearchArgs,
        WebSearchInjected,
        WebSearchResult,
        WebSearchResultResultsItem,
        WebSearchSide,
        Wire,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["WebChecks", "WebTools", "toolset", "toolset_from_mcp"],
    )
