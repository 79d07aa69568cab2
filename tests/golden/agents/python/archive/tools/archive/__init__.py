# Made by toolc from shared.tools; do not edit.
"""What was kept."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        BurnArgs,
        FetchArgs,
        Finding,
        Item,
        SearchArchiveArgs,
        SearchArchiveResult,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "BurnArgs",
                "FetchArgs",
                "Finding",
                "Item",
                "SearchArchiveArgs",
                "SearchArchiveResult",
            ],
        },
    )

__all__ = [
    "BurnArgs",
    "FetchArgs",
    "Finding",
    "Item",
    "SearchArchiveArgs",
    "SearchArchiveResult",
]
