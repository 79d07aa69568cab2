# Made by toolc from one.tools; do not edit.
"""The methods of the service `from`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import FromService
    from .types import Level, Nested, TwoUser, User, WeighPayload
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["FromService"],
            "types": ["Level", "Nested", "TwoUser", "User", "WeighPayload"],
        },
    )

__all__ = ["FromService", "Level", "Nested", "TwoUser", "User", "WeighPayload"]
