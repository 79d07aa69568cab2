# Made by toolc from obstacles.tools; do not edit.
"""The toolset `round`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import RoundTools, toolset
    from .types import (
        ALongNameOfATypeThatGoesOn,
        BoundMaybeArgs,
        BoundMaybeResult,
        BoundNothingArgs,
        BoundNothingResult,
        Box,
        Circle,
        Field,
        GoRoundArgs,
        Hidden,
        Keyword,
        Labelled,
        MoreOf,
        Nothing,
        Option,
        Record,
        Round,
        Table,
        Tagged,
        TypeSelfClient,
        U202eTurnedXArgs,
        Wide13,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["RoundTools", "toolset"],
            "types": [
                "ALongNameOfATypeThatGoesOn",
                "BoundMaybeArgs",
                "BoundMaybeResult",
                "BoundNothingArgs",
                "BoundNothingResult",
                "Box",
                "Circle",
                "Field",
                "GoRoundArgs",
                "Hidden",
                "Keyword",
                "Labelled",
                "MoreOf",
                "Nothing",
                "Option",
                "Record",
                "Round",
                "Table",
                "Tagged",
                "TypeSelfClient",
                "U202eTurnedXArgs",
                "Wide13",
            ],
        },
    )

__all__ = [
    "ALongNameOfATypeThatGoesOn",
    "AsyncClient",
    "BoundMaybeArgs",
    "BoundMaybeResult",
    "BoundNothingArgs",
    "BoundNothingResult",
    "Box",
    "Circle",
    "Client",
    "Field",
    "GoRoundArgs",
    "Hidden",
    "Keyword",
    "Labelled",
    "MoreOf",
    "Nothing",
    "Option",
    "Record",
    "Round",
    "RoundTools",
    "Table",
    "Tagged",
    "TypeSelfClient",
    "U202eTurnedXArgs",
    "Wide13",
    "toolset",
]
