# Made by toolc from servers.tools; do not edit.
"""How payloads, results and errors of `web` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

WEB_SEARCH_ARGS: Codec[types.WebSearchArgs] = Codec(lambda: table.Record(types.WebSearchArgs, lambda: (
    table.Field("query", table.STRING),
)))
WEB_SEARCH_INJECTED: Codec[types.WebSearchInjected] = Codec(lambda: table.Record(types.WebSearchInjected, lambda: (
    table.Field("tenant", table.STRING),
)))
SEARCH_TWICE_ARGS: Codec[types.SearchTwiceArgs] = Codec(lambda: table.Record(types.SearchTwiceArgs, lambda: (
    table.Field("query", table.STRING),
)))
WEB_SEARCH_RESULT: Codec[list[str]] = Codec(lambda: table.List(table.STRING))
SEARCH_TWICE_RESULT: Codec[list[str]] = Codec(lambda: table.List(table.STRING))
