# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the agent `../mod`, as data."""

from __future__ import annotations

from functools import cache

from toolrt.agent import AgentPolicy, AgentSpec, View

from ...tools.research import specs as research_specs
from . import completions

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy()


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="../mod",
        service="desk",
        version="2.0.0",
        uses=(
            View(research_specs.toolset, {}),
        ),
        completions=(completions.ONLY, completions.SELF, completions.OPTION_2, completions.OPTION, completions.VEC, completions.EMPTY, completions.A_B, completions.A_MINUS_B, completions.POLICY_2, completions.U1F389),
        policy=POLICY,
    )
