# Made by toolc from shared.tools; do not edit.
"""The toolset `helpers`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "CallsArgs",
    "Client",
    "CodecsArgs",
    "Finding",
    "HelpersChecks",
    "HelpersTools",
    "Item",
    "PlanWipeArgs",
    "WipeArgs",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import HelpersChecks, HelpersTools, toolset, toolset_from_mcp
    from .types import CallsArgs, CodecsArgs, Finding, Item, PlanWipeArgs, WipeArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["HelpersChecks", "HelpersTools", "toolset", "toolset_from_mcp"],
    )
