# Made by toolc from wide.tools; do not edit.
"""The toolset `mapped`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "FindArgs",
    "FindResult",
    "MappedChecks",
    "MappedTools",
    "toolset",
    "toolset_from_mcp",
    "toolset_from_service",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import (
        MappedChecks,
        MappedTools,
        toolset,
        toolset_from_mcp,
        toolset_from_service,
    )
    from .types import FindArgs, FindResult
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "provider",
        client=["AsyncClient", "Client"],
        types=["FindArgs", "FindResult"],
    )
