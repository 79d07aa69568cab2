# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the agent `idle`, as data."""

from __future__ import annotations

from functools import cache

from toolrt.agent import AgentPolicy, AgentSpec

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy()


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="idle",
        service="desk",
        description="Nothing at all.",
        version="2.0.0",
        policy=POLICY,
    )
