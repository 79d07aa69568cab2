# Made by toolc from tools.tools; do not edit.
"""The toolset `shop`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ShopChecks, ShopTools, toolset, toolset_from_service
    from .types import NoteTextArgs, NoteTextResult
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["ShopChecks", "ShopTools", "toolset", "toolset_from_service"],
            "types": ["NoteTextArgs", "NoteTextResult"],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "NoteTextArgs",
    "NoteTextResult",
    "ShopChecks",
    "ShopTools",
    "toolset",
    "toolset_from_service",
]
