# Made by toolc from wide.tools; do not edit.
"""What the tools of `web` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import reminder

from .provider import WEB_SEARCH

if TYPE_CHECKING:
    from . import types


def web_search_reminder(
    args: types.WebSearchArgs, result: types.WebSearchResult
) -> str:
    """Give what `web-search` reminds the model of behind its result: `Quote your sources.`."""
    return reminder(WEB_SEARCH, args, result)
