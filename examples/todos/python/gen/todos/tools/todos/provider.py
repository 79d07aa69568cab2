# Made by toolc from todos.tools; do not edit.
"""What a host implements to provide the toolset `todos`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Bound, Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_todos import codecs as acme_todos_codecs
    from ...service import TodosService
    from . import codecs, specs, transforms, types
else:
    acme_todos_codecs = toolrt.later(__package__, "....types.acme_todos.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    transforms = toolrt.later(__package__, ".transforms")
    types = toolrt.later(__package__, ".types")


class TodosTools(Protocol):
    """Update or fetch the todo list of the current run."""

    def update_todos(
        self,
        cx: toolrt.Context,
        args: types.UpdateTodosArgs,
        injected: types.UpdateTodosInjected,
        /,
    ) -> toolrt.Handled[types.TodosSnapshot]:
        """Create, replace or merge the todos of the current run."""
        ...

    def get_todos(
        self,
        cx: toolrt.Context,
        args: types.GetTodosArgs,
        injected: types.GetTodosInjected,
        /,
    ) -> toolrt.Handled[types.TodosSnapshot]:
        """Fetch the todos of the current run."""
        ...


class TodosChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_update_todos(
        self, _cx: toolrt.Context, _args: types.UpdateTodosArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `update_todos`."""
        return ()

    def check_get_todos(
        self, _cx: toolrt.Context, _args: types.GetTodosArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `get_todos`."""
        return ()


def toolset(tools: TodosTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "todos", lambda: specs.toolset, tools, [UPDATE_TODOS, GET_TODOS]
    )


def toolset_from_service(service: TodosService) -> toolrt.Toolset:
    """Make the toolset, implemented by the methods that its tools are bound to."""
    return toolrt.Toolset.bound(
        "todos",
        lambda: specs.toolset,
        [
            Bound(
                UPDATE_TODOS,
                service.update_todos,
                transforms.update_todos_payload,
                transforms.update_todos_result,
            ),
            Bound(
                GET_TODOS,
                service.get_todos,
                transforms.get_todos_payload,
                transforms.get_todos_result,
            ),
        ],
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "todos", lambda: specs.toolset, [UPDATE_TODOS, GET_TODOS], server, injects=True
    )


UPDATE_TODOS = Tool(
    name="update_todos",
    spec=lambda: specs.SPECS["update_todos"],
    args=lambda: codecs.UPDATE_TODOS_ARGS,
    result=lambda: acme_todos_codecs.TODOS_SNAPSHOT,
    injected=lambda: codecs.UPDATE_TODOS_INJECTED,
    errors=lambda: {
        "revision_conflict": Declared(
            types.RevisionConflict, acme_todos_codecs.REVISION_CONFLICT
        ),
        "run_not_found": Declared(types.RunNotFound, acme_todos_codecs.RUN_NOT_FOUND),
    },
)

GET_TODOS = Tool(
    name="get_todos",
    spec=lambda: specs.SPECS["get_todos"],
    args=lambda: codecs.GET_TODOS_ARGS,
    result=lambda: acme_todos_codecs.TODOS_SNAPSHOT,
    injected=lambda: codecs.GET_TODOS_INJECTED,
    errors=lambda: {
        "run_not_found": Declared(types.RunNotFound, acme_todos_codecs.RUN_NOT_FOUND)
    },
)
