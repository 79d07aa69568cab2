# Made by toolc from servers.tools; do not edit.
"""Only prompts, all of them worded."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import toolset
    from .serve import server, server_spec
    from .types import HelloArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["toolset"],
            "serve": ["server", "server_spec"],
            "types": ["HelloArgs"],
        },
    )

__all__ = ["HelloArgs", "server", "server_spec", "toolset"]
