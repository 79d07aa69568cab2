# Made by toolc from obstacles.tools; do not edit.
"""The methods of the service `toolrt`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import ToolrtService
    from .types import StdPayload
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"provider": ["ToolrtService"], "types": ["StdPayload"]}
    )

__all__ = ["StdPayload", "ToolrtService"]
