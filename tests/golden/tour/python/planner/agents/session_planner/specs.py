# Made by toolc from planner.tools; do not edit.
"""Everything the design declares of the agent `session_planner`, as data."""

from __future__ import annotations

from functools import cache

from toolrt import spec as decl
from toolrt.agent import AgentPolicy, AgentSpec, View

from ....files.tools.files import specs as files_specs
from ....todos.tools.todos import specs as todos_specs
from ...tools.planning import specs as planning_specs
from . import completions

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy(calls=20, failures=3, time_ms=300000, on_missing="clarify")


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="session_planner",
        service="planner",
        description="Plans the tasks of a session.",
        instructions="Break the goal into steps and keep the todo list up to date.",
        uses=(
            View(todos_specs.toolset, {"update_todos": todos_specs.SPECS["update_todos"], "get_todos": todos_specs.SPECS["get_todos"]}),
            View(files_specs.toolset, {"find_files": files_specs.SPECS["find_files"]}),
        ),
        implements=(
            planning_specs.toolset,
        ),
        completions=(completions.DRAFT_ANSWER,),
        capabilities=(
            decl.Capability("state:mutate"),
            decl.Capability("fs:read"),
        ),
        policy=POLICY,
    )
