# Made by toolc from desk.tools; do not edit.
"""Reviews, done by an agent."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "Finding",
    "ReviewAllArgs",
    "ReviewChecks",
    "ReviewFindingArgs",
    "ReviewFindingResult",
    "ReviewTools",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ReviewChecks, ReviewTools, toolset, toolset_from_mcp
    from .types import Finding, ReviewAllArgs, ReviewFindingArgs, ReviewFindingResult
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["ReviewChecks", "ReviewTools", "toolset", "toolset_from_mcp"],
    )
