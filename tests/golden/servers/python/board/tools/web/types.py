# Made by toolc from servers.tools; do not edit.
"""The payloads, results and errors of the toolset `web`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["SearchTwiceArgs", "WebSearchArgs", "WebSearchInjected"]


class WebSearchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `web_search`."""

    query: str


class WebSearchInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `web_search`."""

    tenant: str


class SearchTwiceArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `search_twice`."""

    query: str
