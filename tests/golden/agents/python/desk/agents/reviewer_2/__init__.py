# Made by toolc from desk.tools; do not edit.
"""Uses the same tools as `Reviewer`, and its own."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["POLICY", "AsyncCalls", "Calls", "agent"]

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .specs import POLICY, agent
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, __all__, "specs", calls=["AsyncCalls", "Calls"]
    )
