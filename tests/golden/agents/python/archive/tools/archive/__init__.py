# Made by toolc from shared.tools; do not edit.
"""What was kept."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "ArchiveChecks",
    "ArchiveTools",
    "AsyncClient",
    "BurnArgs",
    "Client",
    "FetchArgs",
    "Finding",
    "Item",
    "SearchArchiveArgs",
    "SearchArchiveResult",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ArchiveChecks, ArchiveTools, toolset, toolset_from_mcp
    from .types import (
        BurnArgs,
        FetchArgs,
        Finding,
        Item,
        SearchArchiveArgs,
        SearchArchiveResult,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["ArchiveChecks", "ArchiveTools", "toolset", "toolset_from_mcp"],
    )
