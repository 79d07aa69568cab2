# Made by toolc from one.tools; do not edit.
"""The methods of the service `corners`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import CornersService
    from .types import (
        Broken,
        CornersTwoThing,
        Maybe,
        Mixed,
        Pair,
        Slug,
        Slugs,
        Small,
        Thing,
        Token,
        WatchInjected,
        WatchPayload,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["CornersService"],
            "types": [
                "Broken",
                "CornersTwoThing",
                "Maybe",
                "Mixed",
                "Pair",
                "Slug",
                "Slugs",
                "Small",
                "Thing",
                "Token",
                "WatchInjected",
                "WatchPayload",
            ],
        },
    )

__all__ = [
    "Broken",
    "CornersService",
    "CornersTwoThing",
    "Maybe",
    "Mixed",
    "Pair",
    "Slug",
    "Slugs",
    "Small",
    "Thing",
    "Token",
    "WatchInjected",
    "WatchPayload",
]
