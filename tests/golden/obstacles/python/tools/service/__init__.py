# Made by toolc from obstacles.tools; do not edit.
"""The methods of the service `tools`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import ToolsService
    from .types import (
        AlwaysPayload,
        AlwaysResult,
        MaybePayload,
        MaybeResult,
        Option,
        SelfPayload,
        SelfResult,
        TypePayload,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["ToolsService"],
            "types": [
                "AlwaysPayload",
                "AlwaysResult",
                "MaybePayload",
                "MaybeResult",
                "Option",
                "SelfPayload",
                "SelfResult",
                "TypePayload",
            ],
        },
    )

__all__ = [
    "AlwaysPayload",
    "AlwaysResult",
    "MaybePayload",
    "MaybeResult",
    "Option",
    "SelfPayload",
    "SelfResult",
    "ToolsService",
    "TypePayload",
]
