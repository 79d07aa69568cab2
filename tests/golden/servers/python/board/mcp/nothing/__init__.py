# Made by toolc from servers.tools; do not edit.
"""The MCP server `nothing`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .serve import server, server_spec
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, {"serve": ["server", "server_spec"]})

__all__ = ["server", "server_spec"]
