# Made by toolc from shared.tools; do not edit.
"""What a host implements to provide the toolset `archive`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

from . import codecs, specs

if TYPE_CHECKING:
    from . import types

__all__ = ["BURN", "FETCH", "SEARCH_ARCHIVE", "ArchiveTools", "toolset"]


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


def toolset(tools: ArchiveTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "archive",
        specs.toolset,
        tools,
        [(SEARCH_ARCHIVE, "search_archive"), (FETCH, "fetch"), (BURN, "burn")],
    )


SEARCH_ARCHIVE = Tool(
    name="search_archive",
    spec=specs.SPECS["search_archive"],
    args=codecs.SEARCH_ARCHIVE_ARGS,
    result=codecs.SEARCH_ARCHIVE_RESULT,
)

FETCH = Tool(
    name="fetch",
    spec=specs.SPECS["fetch"],
    args=codecs.FETCH_ARGS,
    result=codecs.FETCH_RESULT,
)

BURN: Tool[types.BurnArgs, toolrt.Content] = Tool(
    name="burn", spec=specs.SPECS["burn"], args=codecs.BURN_ARGS
)
