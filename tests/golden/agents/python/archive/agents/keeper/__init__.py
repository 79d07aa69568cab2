# Made by toolc from shared.tools; do not edit.
"""Uses what an agent of another service implements."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["KEEP", "POLICY", "AsyncCalls", "Calls", "agent"]

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .completions import KEEP
    from .specs import POLICY, agent
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, __all__, "specs", calls=["AsyncCalls", "Calls"], completions=["KEEP"]
    )
