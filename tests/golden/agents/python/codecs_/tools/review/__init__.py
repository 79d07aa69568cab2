# Made by toolc from shared.tools; do not edit.
"""The toolset `Review!`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ReviewChecks, ReviewTools, toolset
    from .types import Finding, ReviewFindingArgs, ReviewFindingResult
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["ReviewChecks", "ReviewTools", "toolset"],
            "types": ["Finding", "ReviewFindingArgs", "ReviewFindingResult"],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "Finding",
    "ReviewChecks",
    "ReviewFindingArgs",
    "ReviewFindingResult",
    "ReviewTools",
    "toolset",
]
