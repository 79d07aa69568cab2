# Made by toolc from shared.tools; do not edit.
"""Everything the design declares of the agent `agents`, as data."""

from __future__ import annotations

from functools import cache

from toolrt import spec as decl
from toolrt.agent import AgentPolicy, AgentSpec, View

from ....archive.tools.archive import specs as archive_specs

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy(time_ms=3600000)


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="agents",
        service="lonely",
        uses=(
            View(archive_specs.toolset, {"search_archive": archive_specs.SPECS["search_archive"], "burn": archive_specs.SPECS["burn"]}),
        ),
        capabilities=(
            decl.Capability("fs:read", "./archive"),
            decl.Capability("net:read"),
            decl.Capability("fs:delete"),
            decl.Capability("fs:write"),
        ),
        scopes=("archive:read", "archive:delete"),
        policy=POLICY,
    )
