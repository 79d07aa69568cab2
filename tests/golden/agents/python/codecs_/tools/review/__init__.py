# Made by toolc from shared.tools; do not edit.
"""The toolset `Review!`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "Finding",
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
    from .types import Finding, ReviewFindingArgs, ReviewFindingResult
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "provider",
        client=["AsyncClient", "Client"],
        types=["Finding", "ReviewFindingArgs", "ReviewFindingResult"],
    )
