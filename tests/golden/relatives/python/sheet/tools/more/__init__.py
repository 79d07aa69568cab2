# Made by toolc from relatives.tools; do not edit.
"""The toolset `more`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import MoreTools, toolset
    from .types import StreamArgs, StreamNoteArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["MoreTools", "toolset"],
            "types": ["StreamArgs", "StreamNoteArgs"],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "MoreTools",
    "StreamArgs",
    "StreamNoteArgs",
    "toolset",
]
