# Made by toolc from research.tools; do not edit.
"""Everything the design declares of the agent `researcher`, as data."""

from __future__ import annotations

from functools import cache

from toolrt import spec as decl
from toolrt.agent import AgentPolicy, AgentSpec, View

from ....library.tools.notes import specs as notes_specs
from ...tools.research import specs as research_specs
from . import completions

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy(calls=6, failures=2, time_ms=60000, plan_timeout_ms=20000, tool_timeout_ms=5000, on_missing="finish")


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="researcher",
        service="desk",
        description="Answers questions from the notes, and says which.",
        version="2.0.0",
        instructions="Find the notes that speak of the question, read them, then answer. Name your sources.",
        uses=(
            View(notes_specs.toolset, {"find_notes": notes_specs.SPECS["find_notes"], "read_note": notes_specs.SPECS["read_note"]}),
        ),
        implements=(
            research_specs.toolset,
        ),
        completions=(completions.NEXT_STEP,),
        capabilities=(
            decl.Capability("fs:read", "./notes"),
        ),
        policy=POLICY,
    )
