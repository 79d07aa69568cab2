# Made by toolc from shadows.tools; do not edit.
"""Everything the design declares of the agent `a`, as data."""

from __future__ import annotations

from functools import cache

from toolrt.agent import AgentPolicy, AgentSpec, View

from ....s.tools.named import specs as named_specs
from . import completions

__all__ = ["POLICY", "agent"]

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy()


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="a",
        service="s",
        version="1.0.0",
        uses=(
            View(named_specs.toolset, {"list": named_specs.SPECS["list"], "bool": named_specs.SPECS["bool"]}),
        ),
        completions=(completions.EXCEPTION, completions.LIST),
        policy=POLICY,
    )
