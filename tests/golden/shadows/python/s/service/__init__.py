# Made by toolc from shadows.tools; do not edit.
"""The methods of the service `s`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import SService
    from .types import CheckPayload
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"provider": ["SService"], "types": ["CheckPayload"]}
    )

__all__ = ["CheckPayload", "SService"]
