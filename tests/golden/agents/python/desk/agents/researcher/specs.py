# Made by toolc from desk.tools; do not edit.
"""Everything the design declares of the agent `researcher`, as data."""

from __future__ import annotations

from functools import cache

from toolrt import spec as decl
from toolrt.agent import AgentPolicy, AgentSpec, View

from ....archive.tools.archive import specs as archive_specs
from ....archive.tools.helpers import specs as helpers_specs
from ....archive.tools.odd_things import specs as odd_things_specs
from ....codecs_.tools.review import specs as review_2_specs
from ...tools.research import specs as research_specs
from ...tools.review import specs as review_specs
from . import completions

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy(calls=20, failures=3, time_ms=300000, plan_timeout_ms=45000, tool_timeout_ms=90000, on_missing="clarify")


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="researcher",
        service="desk",
        title="Researcher",
        description="Finds things out.\n\nAsks the archive first.",
        version="2.1.0",
        instructions='Look into the archive, then write down what you found.\nSay "not sure" rather than guess.',
        uses=(
            View(archive_specs.toolset, {"search_archive": archive_specs.SPECS["search_archive"], "fetch": archive_specs.SPECS["fetch"]}),
            View(odd_things_specs.toolset, {"type": odd_things_specs.SPECS["type"], "count": odd_things_specs.SPECS["count"], "fetch!": odd_things_specs.SPECS["fetch!"], "../x": odd_things_specs.SPECS["../x"], "a_tool_with_a_name_that_is_longer_than_most_names_of_tools": odd_things_specs.SPECS["a_tool_with_a_name_that_is_longer_than_most_names_of_tools"]}),
            View(review_specs.toolset, {"review_finding": review_specs.SPECS["review_finding"]}),
            View(helpers_specs.toolset, {"codecs": helpers_specs.SPECS["codecs"], "wipe": helpers_specs.SPECS["wipe"], "plan_wipe": helpers_specs.SPECS["plan_wipe"], "calls": helpers_specs.SPECS["calls"]}),
            View(review_2_specs.toolset, {"review finding": review_2_specs.SPECS["review finding"]}),
        ),
        implements=(
            research_specs.toolset,
        ),
        completions=(completions.NEXT_MOVE, completions.VERDICT, completions.FINAL_ANSWER, completions.ANSWERS, completions.EITHER, completions.AGENT, completions.SPECS, completions.FINDING, completions.MOVE_ANSWER, completions.SLUG, completions.CHECKED, completions.SECRET),
        capabilities=(
            decl.Capability("fs:read", "./archive"),
            decl.Capability("net:read"),
        ),
        scopes=("archive:read",),
        policy=POLICY,
    )
