# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the agent `reviewer`, as data."""

from __future__ import annotations

from functools import cache

from toolrt.agent import AgentPolicy, AgentSpec, View

from ...tools.research import specs as research_specs
from ...tools.review import specs as review_specs

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy(on_missing="finish")


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="reviewer",
        service="desk",
        version="2.0.0",
        uses=(
            View(research_specs.toolset, {"research": research_specs.SPECS["research"], "stream_research": research_specs.SPECS["stream_research"], "summarize": research_specs.SPECS["summarize"]}),
        ),
        implements=(
            review_specs.toolset,
        ),
        exports=(
            review_specs.toolset,
        ),
        policy=POLICY,
    )
