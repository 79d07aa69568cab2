# Made by toolc from servers.tools; do not edit.
"""Everything that a server may say."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import BoardServerChecks, BoardServerProvider, toolset
    from .serve import server, server_spec
    from .types import (
        AFileArgs,
        Card,
        ColumnArgs,
        CompareArgs,
        CompareArgsLimits,
        How,
        ImportantArgs,
        NoSuchCard,
        NotesArgs,
        PictureArgs,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["BoardServerChecks", "BoardServerProvider", "toolset"],
            "serve": ["server", "server_spec"],
            "types": [
                "AFileArgs",
                "Card",
                "ColumnArgs",
                "CompareArgs",
                "CompareArgsLimits",
                "How",
                "ImportantArgs",
                "NoSuchCard",
                "NotesArgs",
                "PictureArgs",
            ],
        },
    )

__all__ = [
    "AFileArgs",
    "BoardServerChecks",
    "BoardServerProvider",
    "Card",
    "ColumnArgs",
    "CompareArgs",
    "CompareArgsLimits",
    "How",
    "ImportantArgs",
    "NoSuchCard",
    "NotesArgs",
    "PictureArgs",
    "server",
    "server_spec",
    "toolset",
]
