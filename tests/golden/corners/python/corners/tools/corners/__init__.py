# Made by toolc from one.tools; do not edit.
"""The toolset `corners`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import CornersTools, toolset
    from .types import (
        AnyArgsArgs,
        Big,
        BothArgs,
        Broken,
        CornersTwoThing,
        Deep,
        InjectedArgs,
        InjectedInjected,
        Maybe,
        Mixed,
        OpenArgsArgs,
        Pair,
        Ruled,
        RuledArgs,
        Slug,
        Slugs,
        Small,
        Thing,
        Token,
        Wide,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["CornersTools", "toolset"],
            "types": [
                "AnyArgsArgs",
                "Big",
                "BothArgs",
                "Broken",
                "CornersTwoThing",
                "Deep",
                "InjectedArgs",
                "InjectedInjected",
                "Maybe",
                "Mixed",
                "OpenArgsArgs",
                "Pair",
                "Ruled",
                "RuledArgs",
                "Slug",
                "Slugs",
                "Small",
                "Thing",
                "Token",
                "Wide",
            ],
        },
    )

__all__ = [
    "AnyArgsArgs",
    "AsyncClient",
    "Big",
    "BothArgs",
    "Broken",
    "Client",
    "CornersTools",
    "CornersTwoThing",
    "Deep",
    "InjectedArgs",
    "InjectedInjected",
    "Maybe",
    "Mixed",
    "OpenArgsArgs",
    "Pair",
    "Ruled",
    "RuledArgs",
    "Slug",
    "Slugs",
    "Small",
    "Thing",
    "Token",
    "Wide",
    "toolset",
]
