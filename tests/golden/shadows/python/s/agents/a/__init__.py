# Made by toolc from shadows.tools; do not edit.
"""The agent `a`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .completions import EXCEPTION, LIST
    from .specs import POLICY, agent
    from .types import Exception, Own
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "calls": ["AsyncCalls", "Calls"],
            "completions": ["EXCEPTION", "LIST"],
            "specs": ["POLICY", "agent"],
            "types": ["Exception", "Own"],
        },
    )

__all__ = [
    "EXCEPTION",
    "LIST",
    "POLICY",
    "AsyncCalls",
    "Calls",
    "Exception",
    "Own",
    "agent",
]
