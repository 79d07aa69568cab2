# Made by toolc from desk.tools; do not edit.
"""The agent `../mod`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "A_B",
    "A_MINUS_B",
    "EMPTY",
    "ONLY",
    "OPTION",
    "OPTION_2",
    "POLICY",
    "POLICY_2",
    "SELF",
    "U1F389",
    "VEC",
    "ABAnswer",
    "AMinusBAnswer",
    "AsyncCalls",
    "Calls",
    "EmptyAnswer",
    "SelfAnswer",
    "agent",
]

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .completions import (
        A_B,
        A_MINUS_B,
        EMPTY,
        ONLY,
        OPTION,
        OPTION_2,
        POLICY_2,
        SELF,
        U1F389,
        VEC,
    )
    from .specs import POLICY, agent
    from .types import ABAnswer, AMinusBAnswer, EmptyAnswer, SelfAnswer
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "completions",
        calls=["AsyncCalls", "Calls"],
        specs=["POLICY", "agent"],
        types=["ABAnswer", "AMinusBAnswer", "EmptyAnswer", "SelfAnswer"],
    )
