# Made by toolc from bindings.tools; do not edit.
"""Tools of two services, and what neither gives."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "BothChecks",
    "BothRest",
    "BothTools",
    "Client",
    "CountBoxesArgs",
    "CountBoxesInjected",
    "Gone",
    "GreetArgs",
    "Item",
    "LookArgs",
    "LookInjected",
    "Money",
    "toolset",
    "toolset_from_mcp",
    "toolset_from_service",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import (
        BothChecks,
        BothRest,
        BothTools,
        toolset,
        toolset_from_mcp,
        toolset_from_service,
    )
    from .types import (
        CountBoxesArgs,
        CountBoxesInjected,
        Gone,
        GreetArgs,
        Item,
        LookArgs,
        LookInjected,
        Money,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=[
            "BothChecks",
            "BothRest",
            "BothTools",
            "toolset",
            "toolset_from_mcp",
            "toolset_from_service",
        ],
    )
