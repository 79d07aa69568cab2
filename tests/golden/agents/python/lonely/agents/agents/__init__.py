# Made by toolc from shared.tools; do not edit.
"""The agent `agents`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .specs import POLICY, agent
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"calls": ["AsyncCalls", "Calls"], "specs": ["POLICY", "agent"]}
    )

__all__ = ["POLICY", "AsyncCalls", "Calls", "agent"]
