# Made by toolc from wide.tools; do not edit.
"""The toolset `web`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Based,
        Keyword,
        Money,
        Nested,
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
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Based",
                "Keyword",
                "Money",
                "Nested",
                "Open",
                "OpenTyped",
                "Path3",
                "Span",
                "WebSearchArgs",
                "WebSearchInjected",
                "WebSearchResult",
                "WebSearchResultResultsItem",
                "WebSearchSide",
                "Wire",
            ],
        },
    )

__all__ = [
    "Based",
    "Keyword",
    "Money",
    "Nested",
    "Open",
    "OpenTyped",
    "Path3",
    "Span",
    "WebSearchArgs",
    "WebSearchInjected",
    "WebSearchResult",
    "WebSearchResultResultsItem",
    "WebSearchSide",
    "Wire",
]
