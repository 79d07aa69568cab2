# Made by toolc from obstacles.tools; do not edit.
"""The methods of the service `nul`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import NulService
    from .types import APayload
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"provider": ["NulService"], "types": ["APayload"]}
    )

__all__ = ["APayload", "NulService"]
