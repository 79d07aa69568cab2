# Made by toolc from one.tools; do not edit.
"""Bound with and without names in between."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import BoundTools, toolset
    from .types import (
        T1,
        ConvertArgs,
        Level,
        Nested,
        Size,
        ToTextArgs,
        Tree,
        TwoT1,
        TwoUser,
        User,
        WeighArgs,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["BoundTools", "toolset"],
            "types": [
                "T1",
                "ConvertArgs",
                "Level",
                "Nested",
                "Size",
                "ToTextArgs",
                "Tree",
                "TwoT1",
                "TwoUser",
                "User",
                "WeighArgs",
            ],
        },
    )

__all__ = [
    "T1",
    "AsyncClient",
    "BoundTools",
    "Client",
    "ConvertArgs",
    "Level",
    "Nested",
    "Size",
    "ToTextArgs",
    "Tree",
    "TwoT1",
    "TwoUser",
    "User",
    "WeighArgs",
    "toolset",
]
