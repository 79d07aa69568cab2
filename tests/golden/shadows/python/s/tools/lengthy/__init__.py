# Made by toolc from shadows.tools; do not edit.
"""The toolset `lengthy`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import LengthyTools, toolset
    from .types import (
        ANameThatIsLongerOf88ColumnsArgsShort,
        ANameThatIsLongerOf88ColumnsResult,
        ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["LengthyTools", "toolset"],
            "types": [
                "ANameThatIsLongerOf88ColumnsArgsShort",
                "ANameThatIsLongerOf88ColumnsResult",
                "ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs",
            ],
        },
    )

__all__ = [
    "ANameThatIsLongerOf88ColumnsArgsShort",
    "ANameThatIsLongerOf88ColumnsResult",
    "ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs",
    "AsyncClient",
    "Client",
    "LengthyTools",
    "toolset",
]
