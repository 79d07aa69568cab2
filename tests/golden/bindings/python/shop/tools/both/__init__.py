# Made by toolc from bindings.tools; do not edit.
"""Tools of two services."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import BothChecks, BothTools, toolset, toolset_from_service
    from .types import (
        CountBoxesArgs,
        CountBoxesInjected,
        Gone,
        Item,
        LookArgs,
        LookInjected,
        Money,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["BothChecks", "BothTools", "toolset", "toolset_from_service"],
            "types": [
                "CountBoxesArgs",
                "CountBoxesInjected",
                "Gone",
                "Item",
                "LookArgs",
                "LookInjected",
                "Money",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "BothChecks",
    "BothTools",
    "Client",
    "CountBoxesArgs",
    "CountBoxesInjected",
    "Gone",
    "Item",
    "LookArgs",
    "LookInjected",
    "Money",
    "toolset",
    "toolset_from_service",
]
