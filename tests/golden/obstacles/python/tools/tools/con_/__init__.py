# Made by toolc from obstacles.tools; do not edit.
"""The toolset `con`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ConTools, toolset
    from .types import AuxToolArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["ConTools", "toolset"],
            "types": ["AuxToolArgs"],
        },
    )

__all__ = ["AsyncClient", "AuxToolArgs", "Client", "ConTools", "toolset"]
