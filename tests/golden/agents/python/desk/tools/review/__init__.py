# Made by toolc from desk.tools; do not edit.
"""Reviews, done by an agent."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Finding, ReviewAllArgs, ReviewFindingArgs, ReviewFindingResult
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Finding",
                "ReviewAllArgs",
                "ReviewFindingArgs",
                "ReviewFindingResult",
            ],
        },
    )

__all__ = ["Finding", "ReviewAllArgs", "ReviewFindingArgs", "ReviewFindingResult"]
