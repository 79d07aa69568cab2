# Made by toolc from quotes.tools; do not edit.
"""The toolset `texts`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import TextsTools, toolset
    from .types import COpenXWDArgs, Open
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["TextsTools", "toolset"],
            "types": ["COpenXWDArgs", "Open"],
        },
    )

__all__ = ["AsyncClient", "COpenXWDArgs", "Client", "Open", "TextsTools", "toolset"]
