# Made by toolc from schema.tools; do not edit.
"""The toolset `keywords`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "FOOBar",
    "FOOBarPair",
    "FooBar",
    "GiveTextArgs",
    "KeywordsChecks",
    "KeywordsTools",
    "SwapBarsArgs",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import KeywordsChecks, KeywordsTools, toolset, toolset_from_mcp
    from .types import FOOBar, FooBar, FOOBarPair, GiveTextArgs, SwapBarsArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["KeywordsChecks", "KeywordsTools", "toolset", "toolset_from_mcp"],
    )
