# Made by toolc from namesakes.tools; do not edit.
"""The methods of the service `sheet`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import SheetService
    from .types import ReadPayload, ReadPayloadRowsItem, ReadResultItem, Rows
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["SheetService"],
            "types": ["ReadPayload", "ReadPayloadRowsItem", "ReadResultItem", "Rows"],
        },
    )

__all__ = [
    "ReadPayload",
    "ReadPayloadRowsItem",
    "ReadResultItem",
    "Rows",
    "SheetService",
]
