# Made by toolc from shared.tools; do not edit.
"""The toolset `Review!`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Finding, ReviewFindingArgs, ReviewFindingResult
else:
    __getattr__ = toolrt.exports(
        __name__, {"types": ["Finding", "ReviewFindingArgs", "ReviewFindingResult"]}
    )

__all__ = ["Finding", "ReviewFindingArgs", "ReviewFindingResult"]
