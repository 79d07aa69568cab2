# Made by toolc from servers.tools; do not edit.
"""Only resources."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import CardsChecks, CardsProvider, toolset
    from .serve import server, server_spec
    from .types import ServerArgs, ServerResult
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["CardsChecks", "CardsProvider", "toolset"],
            "serve": ["server", "server_spec"],
            "types": ["ServerArgs", "ServerResult"],
        },
    )

__all__ = [
    "CardsChecks",
    "CardsProvider",
    "ServerArgs",
    "ServerResult",
    "server",
    "server_spec",
    "toolset",
]
