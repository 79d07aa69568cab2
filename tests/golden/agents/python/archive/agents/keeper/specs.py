# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the agent `keeper`, as data."""

from __future__ import annotations

from functools import cache

from toolrt import spec as decl
from toolrt.agent import AgentPolicy, AgentSpec, View

from ....desk.tools.research import specs as research_specs
from ...tools.archive import specs as archive_specs
from . import completions

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy()


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="keeper",
        service="archive",
        description="Uses what an agent of another service implements.",
        uses=(
            View(research_specs.toolset, {"research": research_specs.SPECS["research"], "stream_research": research_specs.SPECS["stream_research"]}),
            View(archive_specs.toolset, {"search_archive": archive_specs.SPECS["search_archive"], "fetch": archive_specs.SPECS["fetch"], "burn": archive_specs.SPECS["burn"]}),
        ),
        completions=(completions.KEEP,),
        capabilities=(
            decl.Capability("fs:read", "./archive"),
            decl.Capability("net:read"),
            decl.Capability("fs:delete"),
            decl.Capability("fs:write"),
        ),
        scopes=("archive:read", "archive:delete"),
        policy=POLICY,
    )
