# Made by toolc from wide.tools; do not edit.
"""How payloads, results and errors of `web` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_corners import codecs as acme_corners
from . import types

# fmt: off

WEB_SEARCH_ARGS: Codec[types.WebSearchArgs] = Codec(lambda: table.Record(types.WebSearchArgs, lambda: (
    table.Field("query", table.STRING),
)))
WEB_SEARCH_RESULT_RESULTS_ITEM: Codec[types.WebSearchResultResultsItem] = Codec(lambda: table.Record(types.WebSearchResultResultsItem, lambda: (
    table.Field("title", table.STRING),
    table.Field("url", table.URI),
)))
WEB_SEARCH_RESULT: Codec[types.WebSearchResult] = Codec(lambda: table.Record(types.WebSearchResult, lambda: (
    table.Field("results", table.List(WEB_SEARCH_RESULT_RESULTS_ITEM.table)),
    table.Field("keywords", acme_corners.KEYWORD.table),
    table.Field("nested", acme_corners.NESTED.table),
    table.Field("open", acme_corners.OPEN.table),
    table.Field("typed", acme_corners.OPEN_TYPED.table),
    table.Field("based", acme_corners.BASED.table),
    table.Field("wire", acme_corners.WIRE.table),
)))
WEB_SEARCH_INJECTED: Codec[types.WebSearchInjected] = Codec(lambda: table.Record(types.WebSearchInjected, lambda: (
    table.Field("token", table.Secret(table.STRING)),
)))
WEB_SEARCH_SIDE: Codec[types.WebSearchSide] = Codec(lambda: table.Record(types.WebSearchSide, lambda: (
    table.Field("raw", table.JSON, optional=True),
)))
