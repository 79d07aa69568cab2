# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the agent `Reviewer`, as data."""

from __future__ import annotations

from functools import cache

from toolrt.agent import AgentPolicy, AgentSpec, View

from ...tools.research import specs as research_specs
from ...tools.review import specs as review_specs

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy()


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="Reviewer",
        service="desk",
        description="Uses the same tools as `Reviewer`, and its own.",
        version="2.0.0",
        uses=(
            View(research_specs.toolset, {"research": research_specs.SPECS["research"]}),
            View(review_specs.toolset, {"review_finding": review_specs.SPECS["review_finding"], "review_all": review_specs.SPECS["review_all"]}),
        ),
        policy=POLICY,
    )
