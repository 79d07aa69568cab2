# Made by toolc from calculator.tools; do not edit.
"""The MCP server `calc`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["server", "server_spec"]

if TYPE_CHECKING:
    from .serve import server, server_spec
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "serve")
