# Made by toolc from one.tools; do not edit.
"""Bound with and without names in between."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import BoundTools, toolset
    from .types import Level, Nested, Size, ToTextArgs, Tree, TwoUser, User, WeighArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["BoundTools", "toolset"],
            "types": [
                "Level",
                "Nested",
                "Size",
                "ToTextArgs",
                "Tree",
                "TwoUser",
                "User",
                "WeighArgs",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "BoundTools",
    "Client",
    "Level",
    "Nested",
    "Size",
    "ToTextArgs",
    "Tree",
    "TwoUser",
    "User",
    "WeighArgs",
    "toolset",
]
