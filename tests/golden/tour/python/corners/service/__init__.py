# Made by toolc from wide.tools; do not edit.
"""The methods of the service `corners`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["AcmeCornersSearchResult", "CornersService", "SearchArgs"]

if TYPE_CHECKING:
    from .provider import CornersService
    from .types import AcmeCornersSearchResult, SearchArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, __all__, "types", provider=["CornersService"]
    )
