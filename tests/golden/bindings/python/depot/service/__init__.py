# Made by toolc from bindings.tools; do not edit.
"""The methods of the service `depot`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["CountPayload", "DepotService", "Gone"]

if TYPE_CHECKING:
    from .provider import DepotService
    from .types import CountPayload, Gone
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types", provider=["DepotService"])
