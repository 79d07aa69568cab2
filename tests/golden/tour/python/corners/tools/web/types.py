# Made by toolc from wide.tools; do not edit.
"""The payloads, results and errors of the toolset `web`."""

from __future__ import annotations

import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.acme_common.types import Money
from ....types.acme_corners.types import (
    Based,
    Keyword,
    Nested,
    NestedPoint,
    Open,
    OpenTyped,
    Path3,
    Span,
    Wire,
)

__all__ = [
    "Based",
    "Keyword",
    "Money",
    "Nested",
    "NestedPoint",
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


class WebSearchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `web-search`.

    Search the web.
    """

    query: str


class WebSearchResultResultsItem(Struct, kw_only=True, forbid_unknown_fields=True):
    title: str
    url: toolrt.Uri


class WebSearchResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `web-search`."""

    results: list[WebSearchResultResultsItem]
    keywords: Keyword
    nested: Nested
    open: Open
    typed: OpenTyped
    based: Based
    wire: Wire


class WebSearchInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `web-search`."""

    token: toolrt.Secret[str]


class WebSearchSide(Struct, kw_only=True, forbid_unknown_fields=True):
    """What `web-search` gives beside its result."""

    raw: toolrt.Json | UnsetType = UNSET
